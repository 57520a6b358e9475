import { useLayoutEffect, useRef, type ReactNode } from "react";
import { outlineClass } from "./Button";
import { Logo } from "./Icon";
import * as styles from "./SpinnerWrapper.module.css";

interface SpinnerWrapperProps {
  isPending: boolean;
  label: string;
  children: ReactNode;
}

/** Covers pending children; its label takes the focus that inert children lose (WCAG 2.4.3). */
export function SpinnerWrapper({ isPending, label, children }: SpinnerWrapperProps) {
  const content = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  // Runs before paint, because the browser would drop the focus of an inert element.
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
      {/* The status is always rendered; otherwise screen readers would miss its first message. */}
      <div ref={status} role="status" tabIndex={-1}>
        {isPending && (
          <div className={`${outlineClass} ${styles.status}`}>
            <Logo className={styles.spinner} />
            {label}
          </div>
        )}
      </div>
    </div>
  );
}
