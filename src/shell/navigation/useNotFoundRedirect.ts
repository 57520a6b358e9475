import { navigate } from "gatsby";
import { useEffect } from "react";
import { navigationStore } from "./navigationStore";
import { fixedPaths, notFoundPath } from "../../routes/paths";

/** The page that the host answers with for unknown addresses, and the router for pages that it cannot find. */
const FALLBACK_PAGE = /^\/404(?:\.html)?\/?$/;

const isFixed = (pathname: string) => fixedPaths.some((path) => path === pathname);

/**
 * Whether the fallback page is shown at an address that names no page. `/not-found` and the other
 * fixed pages are known, whatever went wrong on the way to them.
 */
export const isUnknownPath = (pagePath: string, pathname: string): boolean =>
  FALLBACK_PAGE.test(pagePath) && !isFixed(pathname);

/**
 * Replaces an unknown address by `/not-found`, so that Back leads to where the visitor came from.
 * The mistyped path goes along in the history's state, for suggestions.
 */
export function useNotFoundRedirect(pagePath: string, pathname: string): void {
  useEffect(() => {
    if (!isUnknownPath(pagePath, pathname)) return;
    navigationStore.drop();
    navigate(notFoundPath, { replace: true, state: { missingPath: pathname } });
  }, [pagePath, pathname]);
}
