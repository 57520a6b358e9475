import { useSyncExternalStore } from "react";

/** A value outside React that any component can read, change and subscribe to. */
export interface Store<Value> {
  current: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    set: (next) => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the store's value; `initial` on the server and during hydration. */
export const useStore = <Value>({ subscribe, current }: Store<Value>, initial: Value): Value =>
  useSyncExternalStore(subscribe, current, () => initial);
