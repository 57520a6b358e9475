import { isInPageNavigation } from "../../routes/linkTarget";

/** What route changes need to know of an address. */
export interface RouteLocation {
  pathname: string;
  search: string;
  hash: string;
}

/** What follows a change of address. */
export type RouteChange =
  | "first"
  /** Another page: the focus goes to its heading, or to the fragment asked for. */
  | "page"
  /** The same page: another fragment, or another query marked as in-page. */
  | "in-page"
  /** The same page with another query, such as the next page of a list: the page looks after the focus. */
  | "query";

/** Tells the kinds of change apart; without a previous address it is the visit's first page. */
export function routeChange(location: RouteLocation, previous: RouteLocation | null): RouteChange {
  if (previous === null) return "first";
  if (location.pathname !== previous.pathname) return "page";
  if (isInPageNavigation(location.search)) return "in-page";
  return location.search === previous.search ? "in-page" : "query";
}

/**
 * Whether the router may scroll after a change. Never on the first page: the browser has put it in its
 * place long before the scripts came, and the visitor may have scrolled since. Not for another query
 * or an in-page move without a fragment either.
 */
export function mayScroll(location: RouteLocation, previous: RouteLocation | null): boolean {
  const change = routeChange(location, previous);
  if (change === "first") return false;
  return change === "page" || location.hash !== "";
}
