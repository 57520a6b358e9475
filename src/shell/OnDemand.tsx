import { Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "./ErrorBoundary";
import { reportUnreachedPage } from "./unreachedPage";

export interface OnDemandProps {
  /** What is asked for; another name is another try. */
  name: string;
  /** Takes the wish back: what was asked for cannot be had. */
  onGone: () => void;
  /** Shown until it has come; nothing where it is not said. */
  pending?: ReactNode;
  /** A lazy component. */
  children: ReactNode;
}

/**
 * A part of the shell that is fetched when it is asked for. Where its code cannot be fetched, such
 * as after a release, the visitor is told and offered another try.
 */
export const OnDemand = ({ name, onGone, pending = null, children }: OnDemandProps) => (
  <ErrorBoundary
    resetKey={name}
    fallback={null}
    onError={() => {
      onGone();
      reportUnreachedPage(window.location.href);
    }}
  >
    <Suspense fallback={pending}>{children}</Suspense>
  </ErrorBoundary>
);
