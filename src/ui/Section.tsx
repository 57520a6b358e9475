import { Suspense, type ComponentProps } from "react";
import { joinClasses } from "../lib/classes";
import * as styles from "./Section.module.css";

interface SectionProps extends ComponentProps<"section"> {
  /** Background; sections alternate by meaning, not mechanically. */
  ground?: "sunk" | undefined;
  line?: boolean | undefined;
  /** Sticky title on the left, content on the right; one column below 992 px. */
  split?: boolean | undefined;
}

/** A page section with the site's spacing and width. Hydrates in a task of its own. */
export function Section({ children, ground, line, split, className, ...rest }: SectionProps) {
  return (
    <Suspense fallback={null}>
      <section
        {...rest}
        className={joinClasses(
          styles.root,
          ground === "sunk" && styles.sunk,
          line && styles.line,
          className,
        )}
      >
        <div className={joinClasses("page", split && `columns ${styles.split}`)}>{children}</div>
      </section>
    </Suspense>
  );
}
