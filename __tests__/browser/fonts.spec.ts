import { statSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { FONT_BUDGET } from "../../tools/size/budgets";
import { PUBLIC } from "../support/builtSite";
import { PAGE_KINDS } from "../support/pageKinds";
import { expect, open, test } from "../support/test";
import { viewports } from "../support/viewports";

test.use({ viewport: viewports.desktop });

/** One page of each kind; together they have every script of the site. */
const PAGES = {
  ...PAGE_KINDS,
  "product with names": "/product/comprehendo",
  "solution with names": "/solution/knowledge-graphs",
  "solution with sentences": "/solution/text-analytics",
};

const seeAll = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await document.fonts.ready;
  });

/** Returns the non-Latin texts that aren't drawn with the site's fonts. */
async function foreignToSite(page: Page, session: CDPSession): Promise<string[]> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      const isForeign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
      // Code uses the system's monospace font.
      if (isForeign.test(text.nodeValue ?? "") && !element?.closest("code, pre"))
        element?.setAttribute("data-foreign", "");
    }
  });
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "main [data-foreign]",
  });
  const systemFonts: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    systemFonts.push(...fonts.filter((font) => !font.isCustomFont).map((font) => font.familyName));
  }
  return systemFonts;
}

const getTypedFaces = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => family.includes("Typed") && status !== "unloaded")
      .map(({ unicodeRange }) => unicodeRange),
  );

for (const [kind, path] of Object.entries(PAGES)) {
  test(`${kind}: loads few subset fonts and draws every script with them`, async ({ page }) => {
    // On a busy machine the first fonts may be late, and others are then fetched in their place.
    // After this visit they are in the browser's cache.
    await open(page, "/terms-and-privacy");
    const paths = new Set<string>();
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "font") paths.add(new URL(request.url()).pathname);
    });
    await open(page, path);
    await seeAll(page);
    const sizes = [...paths].map((file) => statSync(join(PUBLIC, file)).size);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(FONT_BUDGET);
    expect(await getTypedFaces(page)).toEqual([]);
    // Most font rules load after the first paint.
    const session = await page.context().newCDPSession(page);
    await expect.poll(() => foreignToSite(page, session)).toEqual([]);
  });
}

test("fonts for letters that only visitors type load when they are typed", async ({ page }) => {
  await open(page, "/contacts");
  const font = page.waitForRequest(/commissioner-latin-ext-wght-normal/);
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Łukasz");
  await font;
});
