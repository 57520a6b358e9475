import { topBarCopy } from "../../copy/topBarCopy";
import * as styles from "./TopBar.module.css";

/** Bars while the menus load. */
export const MenuPending = () => (
  <div className={styles.pending} aria-busy="true">
    <span className="srOnly">{topBarCopy.pending}</span>
  </div>
);
