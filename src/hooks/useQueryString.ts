import { neverChanges, useBrowserValue } from "./useBrowserValue";

/**
 * The query of the address as the router tells it; empty while the page is built, and until all of it
 * is brought to life, so that nothing differs from the page as built before.
 */
export const useQueryString = (search = ""): string =>
  useBrowserValue(neverChanges, () => search, "");
