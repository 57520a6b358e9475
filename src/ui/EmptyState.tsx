import type { ReactNode } from "react";
import * as styles from "./Nothing.module.css";

export interface NothingProps {
  title: string;
  children: ReactNode;
  ways: ReactNode;
}

/** Replaces empty results: the symbol of the empty set, a reason and alternatives. */
export const Nothing = ({ title, children, ways }: NothingProps) => (
  <div className={styles.nothing}>
    <p className={styles.sign} aria-hidden>
      ∅
    </p>
    <h2>{title}</h2>
    <p>{children}</p>
    <div className="actions">{ways}</div>
  </div>
);
