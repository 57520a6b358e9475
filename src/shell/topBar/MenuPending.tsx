import { topBarCopy } from "../../copy/topBarCopy";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import * as styles from "./MenuPending.module.css";

/** Bars while the menus load. */
export const MenuPending = () => (
  <div className={styles.bars} aria-busy="true">
    <VisuallyHidden>{topBarCopy.pending}</VisuallyHidden>
  </div>
);
