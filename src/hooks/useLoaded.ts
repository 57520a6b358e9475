import { useLayoutEffect, useState } from "react";

/** Lazily loaded value. The step is "pending" before and during loading. */
type Loaded<Value> =
  | { step: "pending" }
  | { step: "loaded"; value: Value }
  | { step: "failed"; key: string; retry: () => void };

/** Loads a value once it's needed. After a failure, `retry` or another `key` loads again. */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  { isNeeded = true, key = "" }: { isNeeded?: boolean; key?: string } = {},
): Loaded<Value> {
  const [state, setState] = useState<Loaded<Value>>({ step: "pending" });
  const retry = () => setState({ step: "pending" });
  if (state.step === "failed" && (!isNeeded || state.key !== key)) retry();
  const isLoading = isNeeded && state.step === "pending";
  useLayoutEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setState({ step: "loaded", value }),
      () => isCurrent && setState({ step: "failed", key, retry }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isLoading, key]);
  return state;
}
