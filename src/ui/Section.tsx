import type { ReactNode } from "react";
import { InTurn } from "./InTurn";
import * as styles from "./Section.module.css";

export interface SectionProps {
  children: ReactNode;
  /** The ground; sections alternate by meaning, not mechanically. */
  ground?: "paper" | "sunk" | undefined;
  /** A hairline that parts it from a neighbour on the same ground. */
  line?: boolean | undefined;
  /** Sticky title on the left, content on the right; one column below 992 px. */
  split?: boolean | undefined;
  /** Cuts what bleeds off the right edge. */
  clip?: boolean | undefined;
  /** Begins on the first screen or just below it, so that it is laid out at once. */
  near?: boolean | undefined;
  id?: string | undefined;
  labelledBy?: string | undefined;
  className?: string | undefined;
}

/** A band of the page with the site's rhythm and width, taken over by the framework in its turn. */
export function Section({
  children,
  ground = "paper",
  line = false,
  split = false,
  clip = false,
  near = false,
  id,
  labelledBy,
  className,
}: SectionProps) {
  const classes = [
    styles.root,
    ground === "sunk" ? styles.sunk : undefined,
    line ? styles.line : undefined,
    clip ? styles.clip : undefined,
    className,
  ];
  return (
    <InTurn far={!near}>
      <section className={classes.filter(Boolean).join(" ")} id={id} aria-labelledby={labelledBy}>
        <div className={split ? `page ${styles.split}` : "page"}>{children}</div>
      </section>
    </InTurn>
  );
}
