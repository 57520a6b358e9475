import { useLayoutEffect, useState } from "react";

/** Something fetched when it's needed: not asked for or loading, loaded, or failed. */
export type Loaded<Value> =
  { step: "pending" } | { step: "loaded"; value: Value } | { step: "failed"; retry: () => void };

/**
 * Fetches something as soon as it's needed; after a failure again on `retry`, or for another `key`,
 * which is what asks.
 */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  { isNeeded = true, key = "" }: { isNeeded?: boolean; key?: string } = {},
): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Loaded<Value>>({ step: "pending" });
  if (!isNeeded && state.step === "failed") setState({ step: "pending" });
  const isWanting = isNeeded && state.step !== "loaded";
  // Before the first paint: what was fetched earlier in the visit is there at once.
  useLayoutEffect(() => {
    if (!isWanting) return;
    let isWanted = true;
    load().then(
      (value) => {
        if (isWanted) setState({ step: "loaded", value });
      },
      () => {
        if (!isWanted) return;
        const retry = () => {
          setState({ step: "pending" });
          setAttempt((count) => count + 1);
        };
        setState({ step: "failed", retry });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, isWanting, key, attempt]);
  return state;
}
