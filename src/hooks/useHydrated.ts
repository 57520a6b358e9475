import { useBrowserValue } from "./useBrowserValue";

const subscribe = () => () => undefined;

/** False while the page is built and until all of it is brought to life, true from then on. */
export const useHydrated = (): boolean => useBrowserValue(subscribe, () => true, false);
