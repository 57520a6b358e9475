const describe = (element: Element): string =>
  ["type", "name"].map((name) => element.getAttribute(name)).join(" ");

/** Returns a getter for the element. If React replaced it, finds the replacement by position. */
export function rememberPlace<Kind extends HTMLElement>(element: Kind): () => Kind | undefined {
  const findAlike = () =>
    [...document.querySelectorAll<Kind>(element.localName)].filter(
      (one) => describe(one) === describe(element),
    );
  const place = findAlike().indexOf(element);
  return () => (element.isConnected ? element : findAlike()[place]);
}

/** Dispatches an input event, so that React hydrates this part of the page first. */
export const wake = (element: Element | undefined) =>
  element?.dispatchEvent(new Event("input", { bubbles: true }));
