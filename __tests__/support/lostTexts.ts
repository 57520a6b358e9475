/** How far a text may reach out of its box: edges of letters round to whole pixels, line boxes to more. */
const SIDEWAYS_PX = 1;
const BELOW_PX = 6;

/**
 * The texts of the page that nobody can read: they reach out of the window, or out of a box that
 * cuts them off. Runs in the browser. What a visitor can scroll to is not lost, nor is what is
 * hidden on purpose.
 */
export const lostTexts = ([sidewaysPx, belowPx]: readonly [number, number]): string[] => {
  const windowWidth = document.documentElement.clientWidth;
  const hidden = "script, style, noscript, template, svg, [aria-hidden='true'], dialog:not([open])";

  /** The edges at which a text is cut; null where it can be scrolled to or is for screen readers. */
  const getEdges = (parent: Element): { right: number; bottom: number } | null => {
    let right = windowWidth;
    let bottom = Infinity;
    for (
      let box: Element | null = parent;
      box !== null && box !== document.body;
      box = box.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      const isForReaders = edges.width <= 1 || edges.height <= 1;
      if (isForReaders || /auto|scroll/.test(overflowX + overflowY)) return null;
      if (overflowX !== "visible") right = Math.min(right, edges.right);
      if (overflowY !== "visible") bottom = Math.min(bottom, edges.bottom);
    }
    return { right, bottom };
  };

  const lost: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    const text = (node.textContent ?? "").trim();
    if (text === "" || !parent || parent.closest(hidden)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const edges = getEdges(parent);
    if (edges === null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isLost = [...range.getClientRects()].some(
      ({ width, right, bottom }) =>
        width > 1 && (right - edges.right > sidewaysPx || bottom - edges.bottom > belowPx),
    );
    if (isLost) lost.push(text.slice(0, 60));
  }
  return lost;
};

/** The tolerances with which `lostTexts` is called. */
export const LOST_TEXT_TOLERANCES = [SIDEWAYS_PX, BELOW_PX] as const;
