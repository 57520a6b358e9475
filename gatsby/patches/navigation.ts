import { toRoutablePath } from "../../src/routes/linkTarget";
import { notFoundPath } from "../../src/routes/paths";
import { loadFullPage } from "../../src/shell/navigation/navigationError";
import type { LoadedPage } from "../../src/ui/prefetchOnIntent";

declare global {
  interface Window {
    /** Gatsby's function that its `Link` and `navigate` call. */
    ___navigate?: (to: string | number, options?: object) => void;
  }
}

const isLoaded = (page: LoadedPage | undefined) => page !== undefined && page.status !== "error";

/** True if the address's path, with or without its query, is `path`. Ignores the fragment. */
const isAt = (target: string, path: string) => {
  const { pathname, search } = new URL(target);
  return pathname === path || pathname + search === path;
};

/** Returns the absolute, encoded address; for an invalid one, the not-found page's. */
const toAddress = (to: string): string => {
  const { href } = window.location;
  try {
    const url = new URL(to, href);
    url.pathname = toRoutablePath(url.pathname);
    return url.href;
  } catch {
    return new URL(notFoundPath, href).href;
  }
};

/**
 * Loads a page as a document if the router can't, such as after a deployment; offline, shows a
 * notice. The router itself would drop query and fragment. Call it after hydration only.
 */
export function patchNavigation(): void {
  const { ___navigate: go, ___loader: loader } = window;
  if (go === undefined || loader === undefined) {
    throw new Error("Gatsby has no window.___navigate or window.___loader any more.");
  }
  const loadPage = loader.loadPage;
  let wanted: string | null = null;
  window.___navigate = (to, options) => {
    wanted = typeof to === "string" ? toAddress(to) : null;
    const { origin } = window.location;
    go(wanted?.startsWith(`${origin}/`) === true ? wanted.slice(origin.length) : to, options);
  };
  loader.loadPage = async (path) => {
    const page = await loadPage(path);
    if (isLoaded(page)) return page;

    console.error(`The page ${path} could not be fetched.`);
    // On Back and Forward, `location.href` is the target already.
    const target = wanted !== null && isAt(wanted, path) ? wanted : window.location.href;
    await loadFullPage(target);
    // The promise stays pending, so that the router neither navigates nor reloads.
    return new Promise<never>(() => undefined);
  };
}
