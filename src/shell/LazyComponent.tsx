import { useEffect, type ReactNode } from "react";
import { useLoaded } from "../hooks/useLoaded";
import { ErrorBoundary } from "./ErrorBoundary";
import { reportNavigationError } from "./navigation/navigationError";

export interface LazyComponentProps<Part> {
  /**
   * Loads the component, such as `() => import(…)`. Called on each mount, so a failure isn't
   * permanent.
   */
  load: () => Promise<Part>;
  /** Called after a failure, to withdraw the request. */
  onGone: () => void;
  /** Placeholder while loading; null by default. */
  pending?: ReactNode;
  children: (part: Part) => ReactNode;
}

/**
 * Loads a component of the shell on demand. If loading fails, as after a release or offline, the
 * visitor sees a notice and can try again.
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
