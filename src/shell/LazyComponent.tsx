import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useLoaded } from "../hooks/useLoaded";
import { ErrorBoundary } from "./ErrorBoundary";
import { reportNavigationError } from "./navigation/navigationError";

interface LazyComponentProps<Part> {
  /** Called on each mount, so that a failure isn't permanent. */
  load: () => Promise<Part>;
  onFailure: () => void;
  pending?: ReactNode;
  children: (part: Part) => ReactNode;
}

/** Loads a component on demand; after a failure a notice lets the visitor retry. */
export function LazyComponent<Part>({
  load,
  onFailure,
  pending = null,
  children,
}: LazyComponentProps<Part>) {
  const part = useLoaded(load);
  const hasFailed = part.step === "failed";
  const giveUp = () => {
    onFailure();
    reportNavigationError(window.location.href);
  };
  const handleFailure = useEffectEvent(giveUp);
  useEffect(() => {
    if (hasFailed) handleFailure();
  }, [hasFailed]);

  if (part.step !== "loaded") return hasFailed ? null : pending;
  return (
    <ErrorBoundary fallback={null} onError={giveUp}>
      {children(part.value)}
    </ErrorBoundary>
  );
}
