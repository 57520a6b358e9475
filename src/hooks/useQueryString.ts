import { useHydrated } from "./useHydrated";

/**
 * The query of the address as the router tells it; empty on the server and while React hydrates, so
 * that the first render equals the built page.
 */
export const useQueryString = (search = ""): string => (useHydrated() ? search : "");
