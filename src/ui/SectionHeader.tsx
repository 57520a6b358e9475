import type { ReactNode } from "react";
import { joinClasses } from "../lib/classes";
import * as styles from "./Section.module.css";

export interface SectionHeaderProps {
  title: ReactNode;
  id?: string | undefined;
  description?: ReactNode;
  /** A link, a sentence or controls: on the right of the row, below the text on phones. */
  action?: ReactNode;
}

/** A section's heading with an optional sentence and action. */
export function SectionHeader({ title, id, description, action }: SectionHeaderProps) {
  return (
    <div className={joinClasses("stack", styles.heading, Boolean(action) && styles.row)}>
      <div className="stack">
        <h2 id={id}>{title}</h2>
        {description && <div className={styles.description}>{description}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
