import type { ReactNode } from "react";
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
  /** Far below the first screen: laid out, and its fonts fetched, on the way to it or after the scripts. */
  far?: boolean | undefined;
  id?: string | undefined;
  labelledBy?: string | undefined;
  className?: string | undefined;
}

/** A band of the page with the site's rhythm and width. */
export function Section({
  children,
  ground = "paper",
  line = false,
  split = false,
  clip = false,
  far = false,
  id,
  labelledBy,
  className,
}: SectionProps) {
  const classes = [
    styles.root,
    ground === "sunk" ? styles.sunk : undefined,
    line ? styles.line : undefined,
    clip ? styles.clip : undefined,
    far ? styles.far : undefined,
    className,
  ];
  return (
    <section className={classes.filter(Boolean).join(" ")} id={id} aria-labelledby={labelledBy}>
      <div className={split ? `page ${styles.split}` : "page"}>{children}</div>
    </section>
  );
}
