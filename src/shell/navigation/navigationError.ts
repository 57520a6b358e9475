import { createStore, useStore } from "../../hooks/useStore";

const store = createStore<string | null>(null);

/** The address that could not be reached at the last attempt; null where none is. */
export const useNavigationError = (): string | null => useStore(store, null);

/** Says of an address that it, or a part of it, could not be fetched. */
export const reportNavigationError = (target: string): void => store.set(target);

/** Forgets it: another page has come, or the visitor gave up. */
export const clearNavigationError = (): void => store.set(null);

async function answers(target: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(target, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

/** Loads a page whole, with its query and fragment; if nobody answers, the visitor stays and is told so. */
export async function loadWhole(target: string): Promise<void> {
  if (!(await answers(target))) store.set(target);
  else if (target === window.location.href) window.location.reload();
  else window.location.assign(target);
}
