import { joinClasses } from "../lib/classes";
import * as styles from "./Icon.module.css";

interface IconProps {
  /** SVG path on Phosphor's 256 unit square, from `icons.ts` or from a record. */
  path: string;
  /** Only for an icon that stands alone without another name. */
  label?: string;
  className?: string | undefined;
}

/** Decorative unless it has a label. Inherits the text's colour and size. */
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

/** Lazily loaded mark of a product or a solution; its name is in the adjacent text. */
export const ProductIcon = ({ url, sizePx }: { url: string | null; sizePx: number }) => (
  <img src={url ?? ""} alt="" width={sizePx} height={sizePx} loading="lazy" />
);
