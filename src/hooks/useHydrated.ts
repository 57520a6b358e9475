import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Returns false on the server and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** Returns the router's query; empty until hydration, to match the prerendered page. */
export const useQueryString = (search = ""): string => (useHydrated() ? search : "");
