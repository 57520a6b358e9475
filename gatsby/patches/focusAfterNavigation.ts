import { decodeUriComponent } from "../../src/lib/lenientDecoding";
import type { RouteChange } from "../../src/shell/navigation/routeEffects";

/** Gatsby's live region, which says “Navigated to” after each change of address. */
const ANNOUNCER_ID = "gatsby-announcer";

/** The router's own wrapper, to which it moves the focus after each navigation. */
const ROUTER_WRAPPER_ID = "gatsby-focus-wrapper";

/** How long after a navigation the router may still do so, in milliseconds. */
const ROUTER_FOCUS_MS = 500;

/** Moves the focus without scrolling; an element that can't take the focus is made to. */
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
  const target = document.getElementById(decodeUriComponent(hash.slice(1)));
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
 * Takes the focus to where a reader goes on, and again when the router moves it to its own wrapper,
 * which it does a little later. Gatsby's announcer speaks of other pages only: after a filter it
 * would drown out how many were found.
 */
export function focusAfterNavigation(change: RouteChange, hash: string): void {
  document
    .getElementById(ANNOUNCER_ID)
    ?.setAttribute("aria-live", change === "page" ? "assertive" : "off");
  setTimeout(() => focusAfter(change, hash));
  if (change !== "page") return;
  const takeBack = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.id === ROUTER_WRAPPER_ID) focusAfter(change, hash);
  };
  document.addEventListener("focusin", takeBack);
  setTimeout(() => document.removeEventListener("focusin", takeBack), ROUTER_FOCUS_MS);
}
