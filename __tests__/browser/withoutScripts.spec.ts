import { PAGE_KINDS } from "../support/pageKinds";
import { expect, open, test } from "../support/test";

/** What is read of the main part: words, without white space that layout adds. */
const getText = (text: string) => text.replace(/\s+/g, " ").trim();

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    test(`${kind}: text, links and pictures are there`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      expect(getText(await main.innerText()).length).toBeGreaterThan(40);
      await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      // No text that only scripts could open is kept shut.
      for (const opener of await main.locator(":is(h2, h3, h4) > button[aria-controls]").all()) {
        const panel = await opener.getAttribute("aria-controls");
        await expect(main.locator(`[id="${panel ?? ""}"]`)).toBeVisible();
      }
      // No button waits for scripts; those of open texts are headings, "and N more" says a fact.
      const others = page
        .locator("main button:not(:is(h2, h3, h4) > *), footer button")
        .and(page.locator(":enabled:visible"));
      for (const words of await others.allInnerTexts()) expect(words).toMatch(/^and \d+ more$/);
    });
  }

  test("menus open under the pointer and with the focus", async ({ page }) => {
    await page.goto("/research");
    const bar = page.getByRole("banner");
    await bar.getByRole("button", { name: "Products" }).hover();
    await expect(bar.getByRole("link", { name: /^WordAtlas/ }).last()).toBeVisible();
  });
});

test("with less motion asked for, nothing is animated", async ({ page }) => {
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
