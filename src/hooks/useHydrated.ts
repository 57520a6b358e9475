import { useSyncExternalStore } from "react";

/** The subscription to what doesn't change while it's shown. */
export const neverChanges = () => () => undefined;

/** False on the server and while React hydrates, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
