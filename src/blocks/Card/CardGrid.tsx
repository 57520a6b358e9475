import type { ReactNode } from "react";
import { joinClasses } from "../../lib/classes";
import * as styles from "./CardGrid.module.css";

export interface CardGridProps {
  children: ReactNode;
  /** `narrow` for grids beside a title: minimum card width 17 rem instead of 20. */
  cards?: "normal" | "narrow" | undefined;
}

/** Cards in as many columns as fit; the children are `li` elements. */
export function CardGrid({ children, cards = "normal" }: CardGridProps) {
  return (
    <ul className={joinClasses(styles.grid, cards === "narrow" && styles.narrow)}>{children}</ul>
  );
}
