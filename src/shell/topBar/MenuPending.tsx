import { topBarCopy } from "../../copy/topBarCopy";
import * as styles from "./TopBar.module.css";

/** Placeholder while the menus load. */
export const MenuPending = () => (
  <div className={styles.pending} aria-busy="true">
    <span className="srOnly">{topBarCopy.pending}</span>
  </div>
);
