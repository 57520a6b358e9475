import { useSyncExternalStore } from "react";
import type { LoadedPage } from "../ui/prefetchOnIntent";

declare global {
  interface Window {
    /** Gatsby's way to another page, in which every link and every call of `navigate` ends. */
    ___navigate?: (to: string | number, options?: object) => void;
  }
}

let address: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  if (address === next) return;
  address = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The address that could not be reached at the last attempt; null where none is. */
export const useUnreachedPage = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => address,
    () => null,
  );

/** Says of an address that it, or a part of it, could not be fetched. */
export const reportUnreachedPage = (target: string): void => set(target);

/** Forgets it: another page has come, or the visitor does without. */
export const forgetUnreachedPage = (): void => set(null);

async function answers(target: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(target, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

/** Loads a page whole, with its query and fragment; where nobody answers the visitor stays and is told. */
export async function loadWhole(target: string): Promise<void> {
  if (!(await answers(target))) set(target);
  else if (target === window.location.href) window.location.reload();
  else window.location.assign(target);
}

const isLoaded = (page: LoadedPage | undefined) => page !== undefined && page.status !== "error";

/** Whether an address is that of a page, whatever its fragment. */
const isAt = (target: string, path: string) => {
  const { pathname, search } = new URL(target);
  return pathname === path || pathname + search === path;
};

/**
 * Looks after pages whose code or data cannot be fetched, such as after a deployment or without a
 * connection. The router would load the bare path instead: the query and the fragment were lost, and
 * without a connection the visitor was on the browser's own error page. Called once React owns the
 * first page: a first page that fails stays as the host has sent it.
 */
export function rescueNavigation(): void {
  const { ___navigate: go, ___loader: loader } = window;
  if (go === undefined || loader === undefined) return;
  const loadPage = loader.loadPage;
  let wanted: string | null = null;
  window.___navigate = (to, options) => {
    wanted = typeof to === "string" ? new URL(to, window.location.href).href : null;
    go(to, options);
  };
  loader.loadPage = async (path) => {
    const page = await loadPage(path);
    if (isLoaded(page)) return page;
    // eslint-disable-next-line no-console -- NAV-06: it is logged
    console.error(`The page ${path} could not be fetched.`);
    // Back and Forward have changed the address already.
    const target = wanted !== null && isAt(wanted, path) ? wanted : window.location.href;
    await loadWhole(target);
    // The router waits from here on, as it would while the page is loaded whole.
    return new Promise<never>(() => undefined);
  };
}
