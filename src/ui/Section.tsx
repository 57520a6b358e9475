import { Suspense, type ComponentProps, type ReactNode } from "react";
import { joinClasses } from "../lib/classes";
import * as styles from "./Section.module.css";

interface SectionProps extends ComponentProps<"section"> {
  /** Gives the section a darker background. */
  isSunk?: boolean | undefined;
  /** Adds a border at the top. */
  hasBorder?: boolean | undefined;
  /** Sticky title on the left, content on the right; one column below 992 px. */
  split?: boolean | undefined;
}

/** A page section with the site's spacing and width. Suspense hydrates it separately. */
export function Section({ children, isSunk, hasBorder, split, className, ...rest }: SectionProps) {
  return (
    <Suspense fallback={null}>
      <section
        {...rest}
        className={joinClasses(
          styles.root,
          isSunk && styles.sunk,
          hasBorder && styles.line,
          className,
        )}
      >
        <div className={joinClasses("page", split && `columns ${styles.split}`)}>{children}</div>
      </section>
    </Suspense>
  );
}

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
