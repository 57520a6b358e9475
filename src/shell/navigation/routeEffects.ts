import { isInPageNavigation } from "../../routes/linkTarget";

type RouteLocation = Pick<Location, "pathname" | "search" | "hash">;

export type RouteChange =
  | "first"
  /** Another page: the focus goes to its heading or to the target of the fragment. */
  | "page"
  /** Same page with another fragment, or with a query marked as in-page. */
  | "in-page"
  /** Same page with another query, such as the next page of a list. The page manages the focus. */
  | "query";

/** Classifies a route change. Without a previous address it's the first page of the visit. */
export function getRouteChange(
  location: RouteLocation,
  previous: RouteLocation | null,
): RouteChange {
  if (previous === null) return "first";
  if (location.pathname !== previous.pathname) return "page";
  if (isInPageNavigation(location.search)) return "in-page";
  return location.search === previous.search ? "in-page" : "query";
}

/**
 * True if the router may scroll: to another page or to a fragment. False for the first page, which
 * the browser has positioned before hydration; the visitor may have scrolled since.
 */
export function canScroll(location: RouteLocation, previous: RouteLocation | null): boolean {
  const change = getRouteChange(location, previous);
  if (change === "first") return false;
  return change === "page" || location.hash !== "";
}
