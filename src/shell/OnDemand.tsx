import { Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "./ErrorBoundary";
import { reportUnreachedPage } from "./unreachedPage";

export interface OnDemandProps {
  /** What is asked for; another name is another try. */
  name: string;
  /** Takes the wish back: what was asked for cannot be had. */
  onGone: () => void;
  /** A lazy component. */
  children: ReactNode;
}

/**
 * A part of the shell that is fetched when it is asked for. Until it has come there is nothing; where
 * its code cannot be fetched, such as after a release, the visitor is told and offered another try.
 */
export const OnDemand = ({ name, onGone, children }: OnDemandProps) => (
  <ErrorBoundary
    resetKey={name}
    fallback={null}
    onError={() => {
      onGone();
      reportUnreachedPage(window.location.href);
    }}
  >
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);
