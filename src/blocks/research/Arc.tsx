import type { ReactNode } from "react";
import * as styles from "./Arc.module.css";

interface ArcItemProps {
  row: number;
  /** Width of the arc's line in px. */
  width: number;
  /** Weight relative to the heaviest item; shown as a bar if there is no space for arcs. */
  share: number;
  children: ReactNode;
}

export const arcsClass = styles.arcs;

/** A list item with a circular arc; the children fill the grid from the second column on. */
export const ArcItem = ({ row, width, share, children }: ArcItemProps) => (
  <li style={{ "--row": row, "--arc": `${width.toFixed(1)}px`, "--share": share.toFixed(2) }}>
    <i />
    {children}
  </li>
);
