import type { ReactNode } from "react";
import * as styles from "./CardGrid.module.css";

export interface CardGridProps {
  /** Cards, which are items of this list. */
  children: ReactNode;
  /** `narrow` for grids beside a title: cards from 17 rem instead of 20. */
  cards?: "normal" | "narrow" | undefined;
}

/** As many cards in a row as fit. */
export function CardGrid({ children, cards = "normal" }: CardGridProps) {
  return (
    <ul className={cards === "narrow" ? `${styles.grid} ${styles.narrow}` : styles.grid}>
      {children}
    </ul>
  );
}
