import { classes } from "../lib/classes";
import { senseColour } from "../lib/senseColour";
import * as styles from "./Mark.module.css";

export interface MarkProps {
  viewBox: string;
  /** Shapes only, cleaned at build time. */
  markup: string;
  className?: string | undefined;
  /** A solution's number: the mark has the colour of that sense. */
  senseNumber?: number | undefined;
}

/**
 * A one-colour mark, in the colour of the text around it unless it is a solution's; the
 * text beside it carries the name.
 */
export function Mark({ viewBox, markup, className, senseNumber }: MarkProps) {
  return (
    <svg
      className={classes(styles.root, className)}
      style={senseNumber === undefined ? undefined : { color: senseColour(senseNumber) }}
      viewBox={viewBox}
      aria-hidden
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** The company's mark: three circles tangent at a node. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={classes(styles.root, className)}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden
    >
      <circle cx="24" cy="24" r="18" />
      <circle cx="18" cy="24" r="12" />
      <circle cx="12" cy="24" r="6" />
      <circle cx="6" cy="24" r="3.5" fill="currentColor" stroke="none" />
    </svg>
  );
}
