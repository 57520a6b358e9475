import type { ReactNode } from "react";
import { Spinner } from "./Spinner";
import * as styles from "./SpinnerWrapper.module.css";

export interface SpinnerWrapperProps {
  isPending: boolean;
  /** What is awaited, in words: shown below the spinner and announced. */
  label: string;
  children: ReactNode;
}

/** Keeps its children in sight but out of reach while something is under way (BLK-09). */
export function SpinnerWrapper({ isPending, label, children }: SpinnerWrapperProps) {
  return (
    <div className={styles.wrapper} aria-busy={isPending}>
      <div className={isPending ? styles.pending : undefined} inert={isPending}>
        {children}
      </div>
      {/* The status region is there from the start, or its first words would not be announced. */}
      <div role="status" className={isPending ? styles.over : undefined}>
        {isPending && (
          <div className={styles.status}>
            <Spinner />
            {label}
          </div>
        )}
      </div>
    </div>
  );
}
