import { classes } from "../lib/classes";
import * as styles from "./Icon.module.css";

export interface IconProps {
  /** The drawing on Phosphor's 256 unit square, from a module of `icons/`, or from a record. */
  path: string;
  /** Only where the icon stands alone and nothing else names it. */
  label?: string;
  className?: string | undefined;
}

/** Decoration unless it has a label; takes the colour and the size of the text around it. */
export function Icon({ path, label, className }: IconProps) {
  return (
    <svg
      className={classes(styles.root, className)}
      viewBox="0 0 256 256"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path d={path} />
    </svg>
  );
}
