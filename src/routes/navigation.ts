import { notFoundPath } from "./paths";

/** The router's own limit on absolute redirects in a row. */
export const MAX_REDIRECTS = 31;

/** An error that the router uses as a signal: a redirect, or a navigation given up for a newer one. */
export const isRouterError = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  ("uri" in error || ("name" in error && error.name === "AbortError"));

/** What the visitor's journey needs to know: where they are and where they were. */
export interface NavigationState {
  currentUrl: string | null;
  previousUrl: string | null;
  redirects: number;
}

export const initialNavigation: NavigationState = {
  currentUrl: null,
  previousUrl: null,
  redirects: 0,
};

/** After a successful navigation the URL left behind is the previous one. */
export const navigationSucceeded = (state: NavigationState, url: string): NavigationState => ({
  currentUrl: url,
  previousUrl: state.currentUrl === url ? state.previousUrl : state.currentUrl,
  redirects: 0,
});

/** What to do about an error of a navigation. */
export type NavigationRecovery =
  { kind: "ignore" } | { kind: "redirect"; to: string } | { kind: "stop" };

/** Any error but the router's own sends the visitor to not-found; a loop ends. */
export function recoverFromNavigationError(
  state: NavigationState,
  error: unknown,
): { state: NavigationState; recovery: NavigationRecovery } {
  if (isRouterError(error)) return { state, recovery: { kind: "ignore" } };
  if (state.redirects >= MAX_REDIRECTS) return { state, recovery: { kind: "stop" } };
  return {
    state: { ...state, redirects: state.redirects + 1 },
    recovery: { kind: "redirect", to: notFoundPath },
  };
}
