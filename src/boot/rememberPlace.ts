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

/** Makes React hydrate the element's part of the page, by an event without a new value. */
export const wake = (element: Element | undefined) =>
  element?.dispatchEvent(new Event("input", { bubbles: true }));
