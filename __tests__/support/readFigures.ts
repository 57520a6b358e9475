/**
 * Reads visible texts in `<figure>` elements, and unreadable ones with the reason: smaller than
 * `leastPx`, outside the figure, broken within a word, or covered. Runs in the browser.
 */
export const readFigures = (leastPx: number): { texts: string[]; faults: string[] } => {
  const reading = { texts: new Array<string>(), faults: new Array<string>() };
  const slackPx = 1;

  const isForReaders = (element: Element | null): boolean =>
    element !== null &&
    ((element.getBoundingClientRect().width <= 1 &&
      getComputedStyle(element).display !== "contents") ||
      isForReaders(element.parentElement));

  /** Han, Kana and Thai break anywhere; automatic hyphenation is allowed. */
  const hasBrokenWord = (range: Range, text: string, parent: Element): boolean =>
    getComputedStyle(parent).hyphens !== "auto" &&
    [...text.matchAll(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+/gu)].some(
      ({ 0: word, index }) => {
        const part = range.cloneRange();
        part.setStart(range.startContainer, index);
        part.setEnd(range.startContainer, index + word.length);
        return new Set([...part.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      },
    );

  for (const figure of document.querySelectorAll("main figure")) {
    const drawn: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
    const { left: figureStart, right: figureEnd, width } = figure.getBoundingClientRect();
    // A figure with `display: contents` has no box.
    const [start, end] = width === 0 ? [0, innerWidth] : [figureStart, figureEnd];
    const nodes = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode() !== null) {
      const { currentNode: node } = nodes;
      const parent = node.parentElement;
      const data = node.nodeValue ?? "";
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > slackPx);
      const text = data.trim().replace(/\s+/g, " ");
      if (text === "" || boxes.length === 0 || isForReaders(parent)) continue;
      reading.texts.push(text);
      const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
      const sizePx = parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (sizePx < leastPx) reading.faults.push(`${text}: ${sizePx.toFixed(1)} px`);
      if (boxes.some(({ left, right }) => left < start - slackPx || right > end + slackPx)) {
        reading.faults.push(`${text}: outside the figure or the window`);
      }
      if (hasBrokenWord(range, data, parent)) reading.faults.push(`${text}: broken within a word`);
      for (const { left, right, top, height } of boxes) {
        // Glyphs fill the middle of a line box; the rest is for rare diacritics.
        const [upper, lower] = [top + height * 0.3, top + height * 0.75];
        const over = drawn.find(
          (other) =>
            Math.min(right, other.right) - Math.max(left, other.left) > slackPx &&
            Math.min(lower, other.bottom) - Math.max(upper, other.top) > slackPx,
        );
        if (over) reading.faults.push(`${text}: drawn over ${over.text}`);
        drawn.push({ text, left, right, top: upper, bottom: lower });
      }
    }
  }
  return reading;
};
