/** Tolerances for overflow: glyph edges round to whole pixels, line boxes to more. */
const SIDEWAYS_PX = 1;
const BELOW_PX = 6;

/**
 * Returns texts that overflow the window or a clipping box. Ignores scrollable and intentionally
 * hidden text. Runs in the browser.
 */
export const lostTexts = ([sidewaysPx, belowPx]: readonly [number, number]): string[] => {
  const windowWidth = document.documentElement.clientWidth;
  const hidden = "script, style, noscript, template, svg, [aria-hidden='true'], dialog:not([open])";

  /** Edges at which a text is clipped; null for scrollable and screen-reader text. */
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

export const LOST_TEXT_TOLERANCES = [SIDEWAYS_PX, BELOW_PX] as const;
