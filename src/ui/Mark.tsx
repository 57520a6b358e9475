import { joinClasses } from "../lib/classes";
import { getSenseColour } from "../lib/senses";
import * as styles from "./Icon.module.css";

interface MarkProps {
  viewBox: string;
  markup: string;
  className?: string | undefined;
  senseNumber?: number | undefined;
}

/** A decorative icon in the text's colour, or in the colour of the solution `senseNumber`. */
export function Mark({ viewBox, markup, className, senseNumber }: MarkProps) {
  return (
    <svg
      className={joinClasses(styles.mark, className)}
      style={senseNumber === undefined ? undefined : { color: getSenseColour(senseNumber) }}
      viewBox={viewBox}
      aria-hidden
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** The company's logo: three circles tangent at a node. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={joinClasses(styles.mark, className)}
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
