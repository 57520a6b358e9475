import type { ReactNode } from "react";
import * as styles from "./TextColumns.module.css";

export interface TextColumnsProps {
  /** Facts and actions; above the text below 992 px. */
  aside: ReactNode;
  children: ReactNode;
  /** Keeps the facts in sight while the text scrolls. */
  sticky?: boolean | undefined;
  /** A hairline above. */
  line?: boolean | undefined;
}

/** Facts on the left, a text on the right. */
export function TextColumns({ aside, children, sticky = false, line = false }: TextColumnsProps) {
  return (
    <div className={line ? `${styles.columns} ${styles.line}` : styles.columns}>
      <aside className={sticky ? `${styles.aside} ${styles.sticky}` : styles.aside}>{aside}</aside>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
