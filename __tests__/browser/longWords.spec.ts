import type { Page } from "@playwright/test";
import { withTableScrollers } from "../../src/kinds/html";
import { PAGE_KINDS } from "../support/pageKinds";
import { expect, open, test } from "../support/test";
import { viewports } from "../support/viewports";

/** A real word of 63 letters, which an editor might write. */
const LONG_WORD = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";

/** Puts the word in place of every text, and answers with what then leaves the page. */
const wideElements = (page: Page) =>
  page.evaluate((word) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      if (parentElement?.closest("script, style, template, svg, select, textarea")) continue;
      if (nodeValue?.trim()) texts.currentNode.nodeValue = word;
    }
    const scrolls = (element: Element) =>
      ["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(element).overflowX);
    const leaves = [...document.querySelectorAll("main *, footer *")].filter((element) => {
      const { right, left, width } = element.getBoundingClientRect();
      if (width === 0 || (right <= innerWidth + 1 && left >= -1)) return false;
      for (let outer = element.parentElement; outer; outer = outer.parentElement) {
        if (outer !== document.body && outer !== document.documentElement && scrolls(outer)) {
          return false;
        }
      }
      return true;
    });
    return {
      pageWidth: document.documentElement.scrollWidth,
      leaves: leaves.map(({ tagName, className }) => `${tagName} ${className}`).slice(0, 12),
    };
  }, LONG_WORD);

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`${kind}: a word of 63 letters in place of every text widens nothing`, async ({ page }) => {
    await open(page, path);
    for (const size of [viewports.desktop, viewports.phone]) {
      await page.setViewportSize(size);
      expect(await wideElements(page)).toEqual({ pageWidth: size.width, leaves: [] });
    }
  });
}

test("a table of twenty columns scrolls by keyboard in its own element and widens nothing (WCAG 1.4.10, 2.1.1)", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await open(page, PAGE_KINDS.terms);
  const row = `<tr>${"<td>column</td>".repeat(20)}</tr>`;
  await page
    .locator("main section p")
    .first()
    .evaluate(
      (paragraph, html) => {
        paragraph.outerHTML = html;
      },
      withTableScrollers(`<table>${row}</table>`),
    );
  const scroller = page.locator("div", { has: page.locator(":scope > table") });
  await scroller.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    viewports.phone.width,
  );
});
