import type { ReactNode } from "react";
import * as styles from "./Arc.module.css";

interface ArcItemProps {
  row: number;
  /** Width of the arc's line in px. */
  width: number;
  /** Weight from 0 to 1, relative to the heaviest item. A bar may replace the arc below 992 px. */
  share: number;
  children: ReactNode;
}

export const arcsClass = styles.arcs;

/** A list item with an arc. From 992 px, its children are in the second column of the `arcsClass` grid. */
export const ArcItem = ({ row, width, share, children }: ArcItemProps) => (
  <li style={{ "--row": row, "--arc": `${width.toFixed(1)}px`, "--share": share.toFixed(2) }}>
    <i />
    {children}
  </li>
);
