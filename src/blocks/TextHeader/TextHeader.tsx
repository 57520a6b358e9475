import type { ReactNode } from "react";
import { classes } from "../../lib/classes";
import * as styles from "./TextHeader.module.css";

export interface TextHeaderProps {
  title: ReactNode;
  /** A breadcrumb, or the text's type and date. */
  kicker?: ReactNode;
  lead?: ReactNode;
  /** True for long titles, as of papers. */
  isLong?: boolean | undefined;
  children?: ReactNode;
}

/** Renders the top of a page without a gradient: the only h1, above a text or a list. */
export function TextHeader({ title, kicker, lead, isLong = false, children }: TextHeaderProps) {
  return (
    <header className={classes(styles.header, isLong && styles.long)}>
      {kicker}
      <h1>{title}</h1>
      {lead !== undefined && <p className="lead">{lead}</p>}
      {children}
    </header>
  );
}
