import type { ReactNode } from "react";
import { classes } from "../../lib/classes";
import * as styles from "./CardGrid.module.css";

export interface CardGridProps {
  /** Cards, which are items of this list. */
  children: ReactNode;
  /** `narrow` for grids beside a title: cards from 17 rem instead of 20. */
  cards?: "normal" | "narrow" | undefined;
}

/** As many cards in a row as fit. */
export function CardGrid({ children, cards = "normal" }: CardGridProps) {
  return <ul className={classes(styles.grid, cards === "narrow" && styles.narrow)}>{children}</ul>;
}
