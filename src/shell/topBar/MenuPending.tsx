import { topBarCopy } from "../../copy/topBarCopy";
import * as styles from "./TopBar.module.css";

/** Reserves the menus' space while they load. */
export const MenuPending = () => (
  <div className={styles.pending} aria-busy="true">
    <span className="srOnly">{topBarCopy.pending}</span>
  </div>
);
