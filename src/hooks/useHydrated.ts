import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/**
 * False while the page is built and while it is brought to life, true from then on. What only the
 * browser knows, such as the query of the address, is read behind it, so that the first render
 * equals the page as built.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
