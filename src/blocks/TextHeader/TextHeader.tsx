import type { ReactNode } from "react";
import { joinClasses } from "../../lib/classes";
import * as styles from "./TextHeader.module.css";

interface TextHeaderProps {
  title: ReactNode;
  kicker?: ReactNode;
  lead?: ReactNode;
  /** Reduces the type size, for long titles such as a paper's. */
  isLong?: boolean | undefined;
  children?: ReactNode;
}

/** Header of a page without a gradient; contains the page's only h1. */
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
