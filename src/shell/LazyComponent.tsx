import { useEffect, type ReactNode } from "react";
import { useLoaded } from "../hooks/useLoaded";
import { ErrorBoundary } from "./ErrorBoundary";
import { reportNavigationError } from "./navigation/navigationError";

export interface LazyComponentProps<Part> {
  /** Fetches it, such as `() => import(…)`; asked anew by each mount, so a failure is not for good. */
  load: () => Promise<Part>;
  /** Takes the wish back: what was asked for cannot be had. */
  onGone: () => void;
  /** Shown until it has come; nothing where it is not said. */
  pending?: ReactNode;
  children: (part: Part) => ReactNode;
}

/**
 * A part of the shell that is fetched when it is asked for. Where its code cannot be fetched, such
 * as after a release or without a connection, the visitor is told and offered another try.
 */
export function LazyComponent<Part>({
  load,
  onGone,
  pending = null,
  children,
}: LazyComponentProps<Part>) {
  const part = useLoaded(load);
  const hasFailed = part.step === "failed";
  const giveUp = () => {
    onGone();
    reportNavigationError(window.location.href);
  };
  useEffect(() => {
    if (hasFailed) giveUp();
    // Once for each failure, whatever the shell renders meanwhile.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasFailed]);

  if (part.step !== "loaded") return hasFailed ? null : pending;
  return (
    <ErrorBoundary resetKey="" fallback={null} onError={giveUp}>
      {children(part.value)}
    </ErrorBoundary>
  );
}
