const describe = (element: Element): string =>
  ["type", "name"].map((name) => element.getAttribute(name)).join(" ");

/**
 * Remembers which element of its kind this is, to find it again after React has rendered the page anew.
 * React does so if an extension or a translation changed the page before it was hydrated.
 */
export function rememberPlace<Kind extends HTMLElement>(element: Kind): () => Kind | undefined {
  const findAlike = () =>
    [...document.querySelectorAll<Kind>(element.localName)].filter(
      (one) => describe(one) === describe(element),
    );
  const place = findAlike().indexOf(element);
  return () => (element.isConnected ? element : findAlike()[place]);
}

/** An event that makes React hydrate the part of the page around an element, and does nothing else. */
export const wake = (element: Element | undefined) =>
  element?.dispatchEvent(new Event("input", { bubbles: true }));
