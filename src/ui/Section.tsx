import { Suspense, type ReactNode } from "react";
import { joinClasses } from "../lib/classes";
import * as styles from "./Section.module.css";

export interface SectionProps {
  children: ReactNode;
  /** Background; sections alternate by meaning, not mechanically. */
  ground?: "paper" | "sunk" | undefined;
  line?: boolean | undefined;
  /** Sticky title on the left, content on the right; one column below 992 px. */
  split?: boolean | undefined;
  clip?: boolean | undefined;
  id?: string | undefined;
  labelledBy?: string | undefined;
  className?: string | undefined;
}

/** A page section with the site's spacing and width. Hydrates in a task of its own. */
export function Section({
  children,
  ground = "paper",
  line = false,
  split = false,
  clip = false,
  id,
  labelledBy,
  className,
}: SectionProps) {
  return (
    <Suspense fallback={null}>
      <section
        className={joinClasses(
          styles.root,
          ground === "sunk" && styles.sunk,
          line && styles.line,
          clip && styles.clip,
          className,
        )}
        id={id}
        aria-labelledby={labelledBy}
      >
        <div className={joinClasses("page", split && `columns ${styles.split}`)}>{children}</div>
      </section>
    </Suspense>
  );
}
