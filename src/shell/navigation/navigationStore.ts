import { isObject } from "../../lib/json";
import { notFoundPath } from "../../routes/paths";

/** Maximum number of consecutive redirects to not-found, so that a loop ends. */
export const MAX_REDIRECTS = 31;

/** True for an error that the router uses as a signal: a redirect, or an aborted navigation. */
const isRouterError = (error: unknown): boolean =>
  isObject(error) && ("uri" in error || ("name" in error && error.name === "AbortError"));

let currentUrl: string | null = null;
let previousUrl: string | null = null;
let redirects = 0;
let isArriving = false;
let hasFailed = false;

export const navigationStore = {
  /** Returns the address visited before `url`. Works before and after `finish(url)`. */
  urlBefore: (url: string): string | null => (currentUrl === url ? previousUrl : currentUrl),

  begin(): void {
    isArriving = true;
    hasFailed = false;
  },

  finish(url: string): void {
    isArriving = false;
    if (hasFailed) return;
    previousUrl = navigationStore.urlBefore(url);
    currentUrl = url;
    redirects = 0;
  },

  /** Forgets the current address, which has no page. */
  drop(): void {
    currentUrl = previousUrl;
  },

  /**
   * Returns not-found after a page error during a navigation. Returns undefined for the first page,
   * a page that fails later, an error of the router, or too many redirects.
   */
  fail(error: unknown): string | undefined {
    if (!isArriving || currentUrl === null) return undefined;
    hasFailed = true;
    if (isRouterError(error) || redirects >= MAX_REDIRECTS) return undefined;
    redirects += 1;
    return notFoundPath;
  },
};
