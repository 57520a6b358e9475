import { useLayoutEffect, useState } from "react";

/** Lazily loaded value. The step is "pending" before and during loading. */
type Loaded<Value> =
  { step: "pending" } | { step: "loaded"; value: Value } | { step: "failed"; retry: () => void };

/** Loads a value once it's needed. After a failure, `retry` or another `key` loads again. */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  { isNeeded = true, key = "" }: { isNeeded?: boolean; key?: string } = {},
): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Loaded<Value>>({ step: "pending" });
  if (!isNeeded && state.step === "failed") setState({ step: "pending" });
  const shouldLoad = isNeeded && state.step !== "loaded";
  useLayoutEffect(() => {
    if (!shouldLoad) return;
    let isCurrent = true;
    load().then(
      (value) => {
        if (isCurrent) setState({ step: "loaded", value });
      },
      () => {
        if (!isCurrent) return;
        const retry = () => {
          setState({ step: "pending" });
          setAttempt((count) => count + 1);
        };
        setState({ step: "failed", retry });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, shouldLoad, key, attempt]);
  return state;
}
