import { notFoundPath } from "../../routes/paths";

/** The router's own limit on absolute redirects in a row. */
export const MAX_REDIRECTS = 31;

/** An error that the router uses as a signal: a redirect, or a navigation given up for a newer one. */
const isRouterError = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  ("uri" in error || ("name" in error && error.name === "AbortError"));

const atStart: { currentUrl: string | null; previousUrl: string | null; redirects: number } = {
  currentUrl: null,
  previousUrl: null,
  redirects: 0,
};

let state = atStart;
let isArriving = false;
let hasFailed = false;

/** The visitor's journey through this tab: where they are, where they were, and whether a page is loading. */
export const navigationStore = {
  /** The address before this one; null on the first page. */
  previousUrl: (): string | null => state.previousUrl,

  /** The address before a page that may not have been remembered yet. */
  urlBefore: (url: string): string | null =>
    state.currentUrl === url ? state.previousUrl : state.currentUrl,

  begin(): void {
    isArriving = true;
    hasFailed = false;
  },

  /** The page is shown; after a failure nothing is remembered. */
  finish(url: string): void {
    const previousUrl = navigationStore.urlBefore(url);
    if (!hasFailed) state = { currentUrl: url, previousUrl, redirects: 0 };
    isArriving = false;
  },

  /** The address just remembered names no page: forgets it. */
  drop(): void {
    state = { ...state, currentUrl: state.previousUrl };
  },

  /**
   * A page failed: where to go, or nowhere. Only a page that the visitor was on the way to leads to
   * not-found; the first page of the visit, or one that fails later, stays where it is. A loop ends.
   */
  fail(error: unknown): string | undefined {
    if (!isArriving || state.currentUrl === null) return undefined;
    hasFailed = true;
    if (isRouterError(error) || state.redirects >= MAX_REDIRECTS) return undefined;
    state = { ...state, redirects: state.redirects + 1 };
    return notFoundPath;
  },

  /** Back to the beginning, for tests. */
  reset(): void {
    state = atStart;
    isArriving = false;
    hasFailed = false;
  },
};
