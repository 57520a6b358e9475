import { useEffect, type ReactNode } from "react";
import { useLoaded } from "../hooks/useLoaded";
import { ErrorBoundary } from "./ErrorBoundary";
import { reportNavigationError } from "./navigation/navigationError";

export interface LazyComponentProps<Part> {
  /** Fetches it, such as `() => import(…)`; called again on each mount, so a failure isn't for good. */
  load: () => Promise<Part>;
  /** Takes the request back: what was asked for can't be fetched. */
  onGone: () => void;
  /** Shown until it has come; nothing by default. */
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
    <ErrorBoundary fallback={null} onError={giveUp}>
      {children(part.value)}
    </ErrorBoundary>
  );
}
