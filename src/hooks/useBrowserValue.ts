import { useCallback, useSyncExternalStore } from "react";
import { hydrationTurns } from "./hydrationTurns";

/** The subscription to what does not change while it is shown. */
export const neverChanges = () => () => undefined;

/**
 * A value that only the browser knows: the built one on the server and until all of the page is taken
 * over, then the one that `read` gives, now and whenever the listener is called.
 */
export function useBrowserValue<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  built: Value,
): Value {
  const subscribeToBoth = useCallback(
    (listener: () => void) => {
      const stop = subscribe(listener);
      const stopWaiting = hydrationTurns.whenWhole(listener);
      return () => {
        stop();
        stopWaiting();
      };
    },
    [subscribe],
  );
  return useSyncExternalStore(
    subscribeToBoth,
    () => (hydrationTurns.areOn() ? built : read()),
    () => built,
  );
}
