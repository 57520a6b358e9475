import { offlineCopy } from "../copy";
import { Button } from "../../ui/Button";
import { clearNavigationError, loadWhole, useNavigationError } from "./navigationError";
import * as styles from "../Snackbar.module.css";

/**
 * Says that a page or a dialog could not be fetched, over the page where the visitor stays, and
 * loads it whole when asked to. In the browser only; announced as it appears.
 */
export function OfflineNotice() {
  const address = useNavigationError();
  if (address === null) return null;
  return (
    <div role="alert" className={`sheet screenOnly ${styles.snackbar}`}>
      <p>{offlineCopy.text}</p>
      <div className="actions">
        <Button onClick={() => void loadWhole(address)}>{offlineCopy.again}</Button>
        <Button variant="outline" onClick={clearNavigationError}>
          {offlineCopy.stay}
        </Button>
      </div>
    </div>
  );
}
