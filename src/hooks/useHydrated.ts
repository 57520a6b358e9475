import { neverChanges, useBrowserValue } from "./useBrowserValue";

/** False while the page is built and until all of it is brought to life, true from then on. */
export const useHydrated = (): boolean => useBrowserValue(neverChanges, () => true, false);
