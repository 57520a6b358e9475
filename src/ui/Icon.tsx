import { joinClasses } from "../lib/classes";
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
