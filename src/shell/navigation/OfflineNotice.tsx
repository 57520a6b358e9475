import { tryAgain } from "../../copy/blockCopy";
import { Button } from "../../ui/Button";
import { clearNavigationError, loadFullPage, useNavigationError } from "./navigationError";
import * as styles from "../shell.module.css";

const offlineCopy = {
  text: "We couldn’t load that. Check your connection and try again; nothing on this page is lost.",
  stay: "Stay here",
} as const;

/** Reports that a page, menu or dialog can't be loaded; retrying loads the full page. */
export function OfflineNotice() {
  const address = useNavigationError();
  if (address === null) return null;
  return (
    <div role="alert" className={`sheet screenOnly cluster ${styles.snackbar}`}>
      <p>{offlineCopy.text}</p>
      <div className="actions">
        <Button onClick={() => void loadFullPage(address)}>{tryAgain}</Button>
        <Button variant="outline" onClick={clearNavigationError}>
          {offlineCopy.stay}
        </Button>
      </div>
    </div>
  );
}
