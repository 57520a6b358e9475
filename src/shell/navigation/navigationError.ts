import { createStore, useStore } from "../../hooks/useStore";

const store = createStore<string | null>(null);

export const useNavigationError = (): string | null => useStore(store, null);

export const reportNavigationError = (target: string): void => store.set(target);

export const clearNavigationError = (): void => store.set(null);

/** Loads a full page, or reports the error again if the server is unreachable. */
export async function loadFullPage(target: string): Promise<void> {
  try {
    await fetch(target, { method: "HEAD", cache: "no-store" });
  } catch {
    store.set(target);
    return;
  }
  if (target === window.location.href) window.location.reload();
  else window.location.assign(target);
}
