import { decodeUriComponent } from "../../src/lib/lenientDecoding";
import type { RouteChange } from "../../src/shell/navigation/routeEffects";

/** Id of Gatsby's live region, which announces “Navigated to” after each change of address. */
const ANNOUNCER_ID = "gatsby-announcer";

/** Id of the element to which the router moves the focus after a navigation. */
const ROUTER_WRAPPER_ID = "gatsby-focus-wrapper";

/** Time after a navigation during which the router may still move the focus. */
const ROUTER_FOCUS_MS = 500;

/** Focuses an element without scrolling; makes it focusable if necessary. */
function focusQuietly(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Focuses a new page's target or heading. Within a page, moves only a focus outside `main`. */
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
 * Sets the focus, and sets it again if the router moves it. Mutes Gatsby's announcer within a page,
 * because it would interrupt the announced number of results.
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
