import type { Page } from "@playwright/test";
import { z } from "zod";
import { addTableScrollers } from "../../src/kinds/html";
import { LOST_TEXT_TOLERANCES, lostTexts } from "../support/lostTexts";
import { PAGE_KINDS } from "../support/pageKinds";
import { choiceCookie, expect, expectAccessible, open, test } from "../support/test";
import { LOOKS, setTextSize, viewports } from "../support/viewports";

const movesShape = z.object({
  shifts: z.array(z.object({ value: z.number(), nodes: z.array(z.string()) })),
  replaced: z.array(z.string()),
});

/** Records layout shifts after the first paint, and elements added or removed after loading. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const shifts: object[] = [];
    const replaced: string[] = [];
    Reflect.set(window, "moves", { shifts, replaced });
    const getName = (node: unknown) =>
      node instanceof Element ? `${node.tagName}.${node.className}`.slice(0, 80) : String(node);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: unknown = Reflect.get(entry, "sources");
        const nodes = Array.isArray(sources)
          ? sources.map((source: { node?: unknown }) => getName(source.node))
          : [];
        shifts.push({ value: Reflect.get(entry, "value"), nodes });
      }
    }).observe({ type: "layout-shift", buffered: true });
    const note = (sign: string, nodes: NodeList) => {
      nodes.forEach((node) => {
        if (!(node instanceof HTMLElement) || node instanceof HTMLScriptElement) return;
        replaced.push(`${sign} ${node.outerHTML.slice(0, 120)}`);
      });
    };
    const observer = new MutationObserver((records) => {
      const main = document.getElementById("main");
      for (const { target, addedNodes, removedNodes } of records) {
        if (main?.contains(target) !== true) continue;
        note("+", addedNodes);
        note("-", removedNodes);
      }
    });
    window.addEventListener("load", () => {
      observer.observe(document.body, { childList: true, subtree: true });
    });
  });

const getMoves = async (page: Page) =>
  movesShape.parse(await page.evaluate((): unknown => Reflect.get(window, "moves")));

/** Videos, and the e-mail address of a legal text (PAGE-08), load later by design. */
const COMES_LATER = /^[+-] <(?:picture|button [^>]*aria-label="Play video|span [^>]*>Contact for)/;

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  for (const { colorScheme, size } of LOOKS) {
    test(`${kind}: hydrates unchanged, without layout shifts, and is accessible in ${colorScheme} colours on a ${size}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewports[size]);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await watchMoves(page);
      // Delays fonts and pictures, as on a slow connection.
      await page.route(/\.(?:woff2|avif|webp|png|jpg|svg)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 150));
        await route.continue();
      });
      await open(page, path);
      const { replaced } = await getMoves(page);
      expect.soft(replaced.filter((element) => !COMES_LATER.test(element))).toEqual([]);
      await page.waitForLoadState("networkidle");
      const { shifts } = await getMoves(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      // Browsers report such values as 0.000; swapping the italic font moves a line slightly.
      expect.soft(sum, JSON.stringify(shifts)).toBeLessThan(0.0005);
      await expectAccessible(page);
    });
  }
}

test("a filtered list of papers doesn't move while the page loads", async ({ page }) => {
  await watchMoves(page);
  await open(page, "/research?topics=large-language-models&years=2024");
  await expect(page.getByRole("checkbox", { name: /^Large Language Models/ })).toBeChecked();
  await page.waitForLoadState("networkidle");
  expect((await getMoves(page)).shifts).toEqual([]);
});

/** 320 px, and each breakpoint with one pixel below it (CON-08). */
const WIDTHS = [320, 575, 576, 767, 768, 991, 992, 1199, 1200, 1399, 1400];

const ZOOMED = [
  { width: 320, height: 256 },
  { width: 640, height: 512 },
];

/** Text spacing that must not lose content (WCAG 1.4.12). */
const WIDE_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const sidewaysPx = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    window.scrollTo({ left: 400, top: 0 });
    const moved = window.scrollX;
    window.scrollTo({ left: 0, top: 0 });
    return Math.max(scrollWidth - clientWidth, moved);
  });

const LONG_WORD = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";

/** Replaces every text with the word; returns the elements that overflow the page. */
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
  test(`${kind}: fits every width and loses no text with a reader's settings (WCAG 1.4.4, 1.4.10, 1.4.12)`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([choiceCookie(false, baseURL)]);
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysPx(page), `too wide at ${width} px`).toBe(0);
    }
    const expectNothingLost = async (
      how: string,
      ...sizes: { width: number; height: number }[]
    ) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        const name = `${size.width} px, ${how}`;
        expect.soft(await page.evaluate(lostTexts, LOST_TEXT_TOLERANCES), name).toEqual([]);
        expect.soft(await sidewaysPx(page), name).toBe(0);
      }
    };
    await expectNothingLost("zoomed", ...ZOOMED);
    await setTextSize(page, 32);
    await expectNothingLost("text of 32 px", { width: 640, height: 900 }, viewports.desktop);
    await setTextSize(page, 16);
    const style = await page.addStyleTag({ content: WIDE_SPACING });
    await expectNothingLost("wide spacing", ...ZOOMED, { width: 1280, height: 1024 });
    await style.evaluate((element) => element.parentNode?.removeChild(element));
    for (const size of [viewports.desktop, viewports.phone]) {
      await page.setViewportSize(size);
      expect(await wideElements(page)).toEqual({ pageWidth: size.width, leaves: [] });
    }
  });
}

test("a wide table scrolls by keyboard in its own element (WCAG 1.4.10)", async ({ page }) => {
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
      addTableScrollers(`<table>${row}</table>`),
    );
  const scroller = page.locator("div", { has: page.locator(":scope > table") });
  await scroller.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await sidewaysPx(page)).toBe(0);
});

const MENUS = ["Solutions", "Products", "API & Demos"];

test("every menu is accessible", async ({ page }) => {
  await open(page, "/");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize(viewports.desktop);
    for (const menu of MENUS) {
      const opener = page.getByRole("banner").getByRole("button", { name: menu, exact: true });
      await opener.click();
      await expect(opener).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator("header [id]:not([hidden]) a").first()).toBeVisible();
      await expectAccessible(page, "header");
    }
    await page.keyboard.press("Escape");
    await page.setViewportSize(viewports.phone);
    await page.getByRole("button", { name: "Open menu" }).click();
    const panel = page.getByRole("dialog", { name: "Menu" });
    for (const submenu of MENUS) {
      await panel.getByRole("button", { name: submenu }).click();
      await expectAccessible(page, "dialog");
    }
    await page.keyboard.press("Escape");
  }
});
