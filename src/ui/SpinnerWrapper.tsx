import { useLayoutEffect, useRef, type ReactNode } from "react";
import { outlineLook } from "./Button";
import { Logo } from "./Mark";
import * as styles from "./SpinnerWrapper.module.css";

export interface SpinnerWrapperProps {
  isPending: boolean;
  /** What is awaited, in words: shown beside the spinner and announced. */
  label: string;
  children: ReactNode;
}

/**
 * Covers its children with a translucent layer while something is under way, with the words below
 * them. The focus of what was pressed waits on those words,
 * where it would otherwise be lost (WCAG 2.4.3); who comes next takes it from there.
 */
export function SpinnerWrapper({ isPending, label, children }: SpinnerWrapperProps) {
  const content = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  // Before the browser takes the focus from what has just become inert.
  useLayoutEffect(() => {
    if (!isPending || content.current?.contains(document.activeElement) !== true) return;
    status.current?.focus({ preventScroll: true });
  }, [isPending]);
  return (
    <div aria-busy={isPending}>
      <div className={styles.covered}>
        <div ref={content} inert={isPending}>
          {children}
        </div>
        {isPending && <div className={styles.layer} />}
      </div>
      {/* The status region is there from the start, or its first words would not be announced. */}
      <div ref={status} role="status" tabIndex={-1}>
        {isPending && (
          <div className={`${outlineLook} ${styles.status}`}>
            <Logo className={styles.spinner} />
            {label}
          </div>
        )}
      </div>
    </div>
  );
}
