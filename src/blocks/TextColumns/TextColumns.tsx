import type { ReactNode } from "react";
import { joinClasses } from "../../lib/classes";
import * as styles from "./TextColumns.module.css";

interface TextColumnsProps {
  aside: ReactNode;
  children: ReactNode;
  sticky?: boolean | undefined;
  /** Adds a border at the top. */
  line?: boolean | undefined;
  /** Places the aside after the text in the DOM, and below it on narrow screens. */
  asideLast?: boolean | undefined;
  /** From 1200 px, puts the aside in a row above the text, and headings on the left. */
  asideAbove?: boolean | undefined;
}

/** An aside on the left and a text on the right; one column below 992 px. */
export function TextColumns({
  aside,
  children,
  sticky,
  line,
  asideLast,
  asideAbove,
}: TextColumnsProps) {
  const facts = (
    <aside className={joinClasses(styles.aside, sticky && styles.sticky)}>{aside}</aside>
  );
  return (
    <div
      className={joinClasses(
        "columns",
        styles.columns,
        line && styles.line,
        asideAbove && styles.above,
      )}
    >
      {!asideLast && facts}
      <div className={styles.main}>{children}</div>
      {asideLast && facts}
    </div>
  );
}
