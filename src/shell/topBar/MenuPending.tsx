import { topBarCopy } from "../../copy/topBarCopy";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import * as styles from "./MenuPending.module.css";

const ROWS = ["first", "second", "third"];

/** Three rows of bars while the menus load. */
export function MenuPending() {
  return (
    <div className={styles.rows} aria-busy="true">
      <VisuallyHidden>{topBarCopy.pending}</VisuallyHidden>
      {ROWS.map((row) => (
        <span key={row} className={styles.bar} />
      ))}
    </div>
  );
}
