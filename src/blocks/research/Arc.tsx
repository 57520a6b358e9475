import type { ReactNode } from "react";
import * as styles from "./Arc.module.css";

export interface ArcItemProps {
  /** The row of the grid that it stands in, the first of which its arc comes from. */
  row: number;
  /** How wide its arc is, in pixels. */
  width: number;
  /** Its part of the heaviest item's weight, which a bar shows where there is no room for arcs. */
  share: number;
  children: ReactNode;
}

/** The class of a grid whose first column holds arcs, from its first row to the items of its lists. */
export const arcsClass = styles.arcs;

/**
 * An item of a list with an arc: a part of a circle, whatever the heights of the rows. What it
 * holds are cells of the grid, from the second column.
 */
export const ArcItem = ({ row, width, share, children }: ArcItemProps) => (
  <li style={{ "--row": row, "--arc": `${width.toFixed(1)}px`, "--share": share.toFixed(2) }}>
    <i />
    {children}
  </li>
);
