import { isInPageNavigation } from "../routes/linkTarget";

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
  /** The same page: another fragment, or another query marked as in-page (NAV-05). */
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

const fragmentTarget = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A fragment with broken percent-encoding names nothing.
    return null;
  }
};

/** Moves the focus without moving the page; an element that takes none is made to. */
function focusQuietly(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * After another page has come, the focus goes to its heading, or to the section its fragment names.
 * After a move within the page it follows only if it was lost, such as with the menu that held it.
 */
export function focusAfter(change: RouteChange, hash: string): void {
  const main = document.querySelector<HTMLElement>("main");
  const target = fragmentTarget(hash);
  if (change === "page") {
    const heading = document.querySelector<HTMLElement>("main h1");
    const destination = target ?? heading ?? main;
    if (destination !== null) focusQuietly(destination);
  } else if (change === "in-page" && target !== null) {
    const isLost = main?.contains(document.activeElement) !== true;
    if (isLost) focusQuietly(target);
  }
}

/**
 * Lets Gatsby's announcer speak of other pages only: it would say “Navigated to” at a filter too, and
 * drown how many were found.
 */
export function announcePagesOnly(change: RouteChange): void {
  document
    .getElementById("gatsby-announcer")
    ?.setAttribute("aria-live", change === "page" ? "assertive" : "off");
}

/** The router's own wrapper, to which it moves the focus after each navigation. */
const ROUTER_WRAPPER_ID = "gatsby-focus-wrapper";

/** How long after a navigation the router may still do so, in milliseconds. */
const ROUTER_FOCUS_MS = 500;

/** As `focusAfter`, and again when the router has taken the focus meanwhile; it does so at a time of its own. */
export function keepFocusAfter(change: RouteChange, hash: string): void {
  setTimeout(() => focusAfter(change, hash));
  if (change !== "page") return;
  const takeBack = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.id === ROUTER_WRAPPER_ID) focusAfter(change, hash);
  };
  document.addEventListener("focusin", takeBack);
  setTimeout(() => document.removeEventListener("focusin", takeBack), ROUTER_FOCUS_MS);
}
