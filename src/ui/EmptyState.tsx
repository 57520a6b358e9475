import type { ReactNode } from "react";
import * as styles from "./EmptyState.module.css";

interface EmptyStateProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** Replaces an empty list of results. `children` is the reason; `actions` are alternatives. */
export const EmptyState = ({ title, children, actions }: EmptyStateProps) => (
  <div className={styles.root}>
    <p className={styles.sign} aria-hidden>
      ∅
    </p>
    <h2>{title}</h2>
    <p>{children}</p>
    <div className="actions">{actions}</div>
  </div>
);
