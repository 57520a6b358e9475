import { errorCopy } from "../config/copy";
import { homePath } from "../routes/paths";
import { Button, ButtonLink } from "../ui/Button";
import * as styles from "./PageError.module.css";

/** In place of a page body that failed: what happened, and two ways on. */
export const PageError = () => (
  <div className={`page ${styles.root}`} role="alert">
    <h1>{errorCopy.title}</h1>
    <p>{errorCopy.text}</p>
    <div className={styles.actions}>
      <Button onClick={() => window.location.reload()}>{errorCopy.reload}</Button>
      <ButtonLink to={homePath} variant="outline">
        {errorCopy.home}
      </ButtonLink>
    </div>
  </div>
);
