import { navigate } from "gatsby";
import { useEffect } from "react";
import { fixedPaths, notFoundPath } from "../../routes/paths";
import { navigationStore } from "./navigationStore";

const FALLBACK_PAGE = /^\/404(?:\.html)?\/?$/;

/** Replaces an unknown address with `/not-found`, so that Back leads to the previous page. */
export function useNotFoundRedirect(pagePath: string, pathname: string): void {
  useEffect(() => {
    if (!FALLBACK_PAGE.test(pagePath) || fixedPaths.some((path) => path === pathname)) return;
    navigationStore.drop();
    navigate(notFoundPath, { replace: true, state: { missingPath: pathname } });
  }, [pagePath, pathname]);
}
