import { useSyncExternalStore } from "react";

/** A value outside React that any part of the site may read, change and follow. */
export interface Store<Value> {
  current: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Makes a store. */
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

/** The value of a store; `initial` on the server and while React hydrates. */
export const useStore = <Value>({ subscribe, current }: Store<Value>, initial: Value): Value =>
  useSyncExternalStore(subscribe, current, () => initial);
