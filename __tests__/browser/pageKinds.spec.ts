import type { Page } from "@playwright/test";
import { z } from "zod";
import { PAGE_KINDS } from "../support/pageKinds";
import { expect, expectAccessible, open, test } from "../support/test";
import { LOOKS, viewports } from "../support/viewports";

/** 320 px, each breakpoint and one pixel below it (CON-08). */
const WIDTHS = [320, 575, 576, 767, 768, 991, 992, 1199, 1200, 1399, 1400];

const sidewaysPx = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    window.scrollTo({ left: 400, top: 0 });
    const moved = window.scrollX;
    window.scrollTo({ left: 0, top: 0 });
    return Math.max(scrollWidth - clientWidth, moved);
  });

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`${kind}: fits every width, without scrolling sideways`, async ({ page }) => {
    await open(page, path);
    const wide: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await sidewaysPx(page);
      if (excess > 0) wide.push(`${String(excess)} px too wide at ${String(width)}`);
    }
    expect(wide).toEqual([]);
  });

  for (const { colorScheme, size } of LOOKS) {
    test(`${kind}: is accessible in ${colorScheme} colours on a ${size}`, async ({ page }) => {
      await page.setViewportSize(viewports[size]);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page, path);
      await expectAccessible(page);
    });
  }
}

const MENUS = ["Solutions", "Products", "API & Demos"];

for (const colorScheme of ["light", "dark"] as const) {
  test(`every menu is accessible in ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, "/");
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
  });
}

/** Sums what the page moved by itself, from its first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, "shifts", []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, "value");
        const sources: unknown = Reflect.get(entry, "sources");
        const nodes = Array.isArray(sources)
          ? sources.map((source: unknown) => {
              const node: unknown =
                typeof source === "object" && source !== null ? Reflect.get(source, "node") : null;
              return node instanceof Element
                ? `${node.tagName}.${node.className}`.slice(0, 80)
                : String(node);
            })
          : [];
        const shifts: unknown = Reflect.get(window, "shifts");
        if (Array.isArray(shifts)) shifts.push({ value, nodes });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

const shiftsShape = z.array(z.object({ value: z.number(), nodes: z.array(z.string()) }));

test.describe("nothing moves while a page arrives", () => {
  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    for (const size of ["phone", "desktop"] as const) {
      test(`${kind}, ${size}`, async ({ page }) => {
        await page.setViewportSize(viewports[size]);
        await watchShifts(page);
        // Fonts and pictures come after the text, as over a slow line.
        await page.route(/\.(?:woff2|avif|webp|png|jpg|svg)$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 150));
          await route.continue();
        });
        await open(page, path);
        await page.waitForLoadState("networkidle");
        // What a browser reports as 0.000; the swapped italic moves the rest of its line by a hair.
        const seen = await page.evaluate((): unknown => Reflect.get(window, "shifts"));
        const shifts = shiftsShape.parse(seen);
        expect(
          shifts.reduce((sum, { value }) => sum + value, 0),
          JSON.stringify(shifts),
        ).toBeLessThan(0.0005);
      });
    }
  }
});
