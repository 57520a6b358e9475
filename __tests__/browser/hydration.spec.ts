import type { Page } from "@playwright/test";
import { expect, open, settled, test } from "../support/test";

test.use({ allowed: [/status of 404/] });

/** Prerendered pages can't know these states. */
const KNOWN_TO_THE_BROWSER = {
  "a filtered catalogue": "/research?search=navigli&order=title",
  "a second page of news": "/article/list?offset=9",
  "a search in the news": "/article/list?search=semantic",
  "the link of an e-mail": "/newsletter/unsubscribe?code=abc",
  "a dialog of the fragment": "/about-us#modal-unsubscribe",
  "an address that doesn't exist": "/solution",
};

for (const [name, path] of Object.entries(KNOWN_TO_THE_BROWSER)) {
  test(`${name} hydrates without a mismatch or a duplicate id`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("theme", "dark");
    });
    await open(page, path);
    await expect(
      page.getByRole("button", { name: "Dark theme", includeHidden: true }),
    ).toHaveAttribute("aria-pressed", "true");
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll("[id]")].map(({ id }) => id),
    );
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
}

/** Blocks Gatsby's scripts until `arrive` is called. */
const holdScripts = async (page: Page) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  return () => {
    arrive();
  };
};

test.describe("before React runs", () => {
  test("icon and manifest don't delay the first paint: the icon is inline, and the manifest is linked later", async ({
    page,
    request,
  }) => {
    const arrive = await holdScripts(page);
    await page.goto("/terms-and-privacy", { waitUntil: "domcontentloaded" });
    const manifest = page.locator('head link[rel="manifest"]');
    await expect(manifest).toHaveCount(0);
    const icon = await page.locator('link[rel="icon"][type="image/svg+xml"]').getAttribute("href");
    expect(icon).toMatch(/^data:/);
    const widthPx = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return image.naturalWidth;
    }, icon ?? "");
    expect(widthPx).toBeGreaterThan(0);
    arrive();
    await settled(page);
    const response = await request.get((await manifest.getAttribute("href")) ?? "");
    expect(response.headers()["content-type"]).toContain("application/manifest+json");
  });

  test("typed text stays, with the caret, and is kept as a draft", async ({ page }) => {
    const form = page.getByRole("form", { name: "Contact" });
    const field = (name: string) => form.getByRole("textbox", { name });
    const news = form.getByRole("checkbox", { name: /newsletters by email/ });
    const arrive = await holdScripts(page);
    await page.goto("/contacts", { waitUntil: "domcontentloaded" });
    await field("Message").fill("First words");
    await news.check();
    await field("Name").click();
    await page.keyboard.type("Ada Example");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    arrive();
    await settled(page);
    await expect(field("Name")).toBeFocused();
    await page.keyboard.type("!");
    await expect(field("Name")).toHaveValue("Ada Examp!le");
    await expect(field("Message")).toHaveValue("First words");
    // Opens the page anew, because some browsers restore fields after a reload.
    await open(page, "/contacts");
    await expect(field("Name")).toHaveValue("Ada Examp!le");
    await expect(news).toBeChecked();
  });

  test.describe("with a browser extension that changes the page", () => {
    // React reports a hydration mismatch and renders the page anew.
    test.use({ allowed: [/Minified React error #4(?:18|23)/] });

    test("input, a selection, a click on a button and a chosen file are kept", async ({ page }) => {
      const arrive = await holdScripts(page);
      await page.addInitScript(() => {
        document.addEventListener("DOMContentLoaded", () => {
          document.querySelector("form textarea")?.after(document.createElement("i"));
          document.querySelector("header")?.prepend(document.createElement("i"));
        });
      });
      await page.goto("/job/nlp-engineer/apply", { waitUntil: "domcontentloaded" });
      const form = page.getByRole("form");
      const privacy = form.getByRole("checkbox", { name: /privacy/ });
      const position = form.getByRole("combobox");
      const letter = form.getByRole("textbox", { name: /letter/ });
      await position.selectOption({ index: 1 });
      await form.locator("input[type=file]").setInputFiles({
        name: "cv.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from("%PDF-"),
      });
      await privacy.check();
      await page.getByRole("button", { name: "Dark theme" }).click();
      await letter.pressSequentially("First words");
      arrive();
      await settled(page);
      await page.keyboard.type(" and more");
      await expect(letter).toHaveValue("First words and more");
      await expect(position).toHaveJSProperty("selectedIndex", 1);
      await expect(privacy).toBeChecked();
      await expect(form.getByRole("button", { name: "Remove cv.pdf" })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    });
  });

  test("a page left before hydration is completely replaced by the next one", async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.getByRole("banner").getByRole("link", { name: "Contact us" }).click();
    arrive();
    await expect(page.getByRole("form", { name: "Contact" })).toBeVisible();
    await settled(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
  });
});
