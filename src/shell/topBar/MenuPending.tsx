import { topBarCopy } from "../../copy/topBarCopy";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import * as styles from "./TopBar.module.css";

/** Bars while the menus load. */
export const MenuPending = () => (
  <div className={styles.pending} aria-busy="true">
    <VisuallyHidden>{topBarCopy.pending}</VisuallyHidden>
  </div>
);
