import {
  initialNavigation,
  navigationSucceeded,
  recoverFromNavigationError,
  type NavigationRecovery,
  type NavigationState,
} from "../../routes/navigation";

let state: NavigationState = initialNavigation;
let isArriving = false;
let hasFailed = false;

/** The visitor's journey through this tab: where they are, where they were, and whether a page is loading. */
export const navigationStore = {
  /** The address before this one; null on the first page. */
  previousUrl: (): string | null => state.previousUrl,

  begin(): void {
    isArriving = true;
    hasFailed = false;
  },

  /** The page is shown; after a failure nothing is remembered. */
  finish(url: string): void {
    if (!hasFailed) state = navigationSucceeded(state, url);
    isArriving = false;
  },

  /**
   * A page failed. Only one that the visitor was on the way to is an error of navigation; the first
   * page of the visit, or one that fails later, stays where it is.
   */
  fail(error: unknown): NavigationRecovery {
    if (!isArriving || state.currentUrl === null) return { kind: "stop" };
    hasFailed = true;
    const result = recoverFromNavigationError(state, error);
    state = result.state;
    return result.recovery;
  },

  /** Back to the beginning, for tests. */
  reset(): void {
    state = initialNavigation;
    isArriving = false;
    hasFailed = false;
  },
};
