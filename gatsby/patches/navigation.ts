import { toRoutablePath } from "../../src/routes/linkTarget";
import { notFoundPath } from "../../src/routes/paths";
import { loadWhole } from "../../src/shell/navigation/navigationError";
import type { LoadedPage } from "../../src/ui/prefetchOnIntent";

declare global {
  interface Window {
    /** Gatsby's way to another page: every link and every call of `navigate` ends here. */
    ___navigate?: (to: string | number, options?: object) => void;
  }
}

const isLoaded = (page: LoadedPage | undefined) => page !== undefined && page.status !== "error";

/** Whether an address is that of a page, whatever its fragment. */
const isAt = (target: string, path: string) => {
  const { pathname, search } = new URL(target);
  return pathname === path || pathname + search === path;
};

/** The full address as browsers encode it; that of not-found where no page can be meant. */
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
 * Looks after pages whose code or data cannot be fetched, such as after a deployment or without a
 * connection. The router would load the bare path instead: the query and the fragment were lost, and
 * without a connection the visitor was on the browser's own error page. Called once React owns the
 * first page: a first page that fails stays as the host has sent it.
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
    // Back and Forward have changed the address already.
    const target = wanted !== null && isAt(wanted, path) ? wanted : window.location.href;
    await loadWhole(target);
    // The router waits from here on, as it would while the page is loaded whole.
    return new Promise<never>(() => undefined);
  };
}
