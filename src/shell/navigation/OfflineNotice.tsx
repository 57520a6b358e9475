import { unreachedCopy } from "./copy";
import { Button } from "../../ui/Button";
import { forgetUnreachedPage, loadWhole, useUnreachedPage } from "./navigationError";
import * as styles from "./OfflineNotice.module.css";

/**
 * Says that a page or a dialog could not be fetched, over the page where the visitor stays, and
 * loads it whole when asked to. In the browser only; announced as it appears.
 */
export function UnreachedNotice() {
  const address = useUnreachedPage();
  if (address === null) return null;
  return (
    <div role="alert" className={styles.notice}>
      <p>{unreachedCopy.text}</p>
      <div className={styles.actions}>
        <Button onClick={() => void loadWhole(address)}>{unreachedCopy.again}</Button>
        <Button variant="outline" onClick={forgetUnreachedPage}>
          {unreachedCopy.stay}
        </Button>
      </div>
    </div>
  );
}
