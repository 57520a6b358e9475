import { joinClasses } from "../lib/classes";
import { getSenseColour } from "../lib/senses";
import * as styles from "./Icon.module.css";

interface IconProps {
  /** SVG path on Phosphor's 256 unit square, from `icons.ts` or from a record. */
  path: string;
  /** Accessible name, for an icon without adjacent text. */
  label?: string;
  className?: string | undefined;
}

/** An icon in the text's colour, sized relative to the text; decorative without a label. */
export function Icon({ path, label, className }: IconProps) {
  return (
    <svg
      className={joinClasses(styles.icon, className)}
      viewBox="0 0 256 256"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path d={path} />
    </svg>
  );
}

/** Lazily loaded mark of a product or solution; decorative, because adjacent text names it. */
export const ProductIcon = ({ url, sizePx }: { url: string | null; sizePx: number }) => (
  <img src={url ?? ""} alt="" width={sizePx} height={sizePx} loading="lazy" />
);

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
