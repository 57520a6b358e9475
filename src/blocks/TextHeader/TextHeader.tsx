import type { ReactNode } from "react";
import { joinClasses } from "../../lib/classes";
import * as styles from "./TextHeader.module.css";

interface TextHeaderProps {
  title: ReactNode;
  kicker?: ReactNode;
  lead?: ReactNode;
  /** For long titles, such as a paper's: smaller type. */
  isLong?: boolean | undefined;
  children?: ReactNode;
}

/** Top of a page without a gradient: the only h1, above a text or a list. */
export function TextHeader({ title, kicker, lead, isLong = false, children }: TextHeaderProps) {
  return (
    <header className={joinClasses("stack", styles.header, isLong && styles.long)}>
      {kicker}
      <h1>{title}</h1>
      {lead !== undefined && <p className="lead">{lead}</p>}
      {children}
    </header>
  );
}
