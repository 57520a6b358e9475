import { useSyncExternalStore } from "react";

/** Creates a value outside React, which components can read, change and subscribe to. */
export function createStore<Value>(value: Value) {
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    set: (next: Value) => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Store<Value> = ReturnType<typeof createStore<Value>>;

/** Returns the store's value; `initial` on the server and during hydration. */
export const useStore = <Value>({ subscribe, current }: Store<Value>, initial: Value): Value =>
  useSyncExternalStore(subscribe, current, () => initial);
