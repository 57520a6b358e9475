import { useHydrated } from "./useHydrated";

/**
 * Returns the router's query; empty on the server and during hydration, to match the prerendered
 * page.
 */
export const useQueryString = (search = ""): string => (useHydrated() ? search : "");
