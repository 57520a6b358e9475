import { PAGE_KINDS } from "../support/pageKinds";
import { expect, open, test } from "../support/test";

const getText = (text: string) => text.replace(/\s+/g, " ").trim();

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every kind of page has its text, links and pictures", async ({ page }) => {
    for (const [kind, path] of Object.entries(PAGE_KINDS)) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const main = page.getByRole("main");
      await expect.soft(main.getByRole("heading", { level: 1 }), kind).toBeVisible();
      expect.soft(getText(await main.innerText()).length, kind).toBeGreaterThan(40);
      await expect.soft(page.getByRole("banner").getByRole("link").first(), kind).toBeVisible();
      await expect.soft(page.getByRole("contentinfo"), kind).toBeVisible();
      // Text that only scripts can reveal must be open.
      for (const opener of await main.locator(":is(h2, h3, h4) > button[aria-controls]").all()) {
        const panel = await opener.getAttribute("aria-controls");
        await expect.soft(main.locator(`[id="${panel ?? ""}"]`), kind).toBeVisible();
      }
      // Buttons that need scripts are hidden. Allowed: accordion headings, and "and N more", which
      // is a fact.
      const others = page
        .locator("main button:not(:is(h2, h3, h4) > *), footer button")
        .and(page.locator(":enabled:visible"));
      for (const words of await others.allInnerTexts()) {
        expect.soft(words, kind).toMatch(/^and \d+ more$/);
      }
    }
  });

  test("menus open on hover and focus", async ({ page }) => {
    await page.goto("/research");
    const bar = page.getByRole("banner");
    await bar.getByRole("button", { name: "Products" }).hover();
    await expect(bar.getByRole("link", { name: /^WordAtlas/ }).last()).toBeVisible();
  });
});

test("nothing is animated with reduced motion", async ({ page }) => {
  await open(page, "/");
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === "running")
      .map((animation) => {
        const { effect } = animation;
        return effect instanceof KeyframeEffect ? String(effect.target?.className) : "?";
      }),
  );
  expect(running).toEqual([]);
});
