import type { Page } from "@playwright/test";
import { PAGE_KINDS } from "../support/pageKinds";
import { expect, open, settled, test } from "../support/test";

test.use({ allowed: [/status of 404/] });

declare global {
  interface Window {
    /** Elements that were taken off the page or put into it while React hydrated it. */
    replaced: string[];
  }
}

/** Videos, and the address of a legal text (PAGE-08), come after the page on purpose. */
const COMES_LATER = /^[+-] <(?:picture|button [^>]*aria-label="Play video|span [^>]*>Contact for)/;

/** Notes which elements of the main part come and go after the page has loaded. */
const watchElements = (page: Page) =>
  page.addInitScript(() => {
    window.replaced = [];
    const note = (sign: string, nodes: NodeList) => {
      nodes.forEach((node) => {
        if (!(node instanceof HTMLElement) || node instanceof HTMLScriptElement) return;
        window.replaced.push(`${sign} ${node.outerHTML.slice(0, 120)}`);
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

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`${kind}: React hydrates the page as it was built`, async ({ page }) => {
    await watchElements(page);
    await open(page, path);
    const replaced = await page.evaluate(() => window.replaced);
    expect(replaced.filter((element) => !COMES_LATER.test(element))).toEqual([]);
  });
}

/** What only the browser knows differs from the built page. */
const KNOWN_TO_THE_BROWSER = {
  "a filtered catalogue": "/research?search=navigli&order=title",
  "a second page of news": "/article/list?offset=9",
  "a search in the news": "/article/list?search=semantic",
  "the link of an e-mail": "/newsletter/unsubscribe?code=abc",
  "a dialog of the fragment": "/about-us#modal-unsubscribe",
  "an address that doesn't exist": "/solution",
};

for (const [name, path] of Object.entries(KNOWN_TO_THE_BROWSER)) {
  test(`${name} is shown without a mismatch, and no id stands twice`, async ({ page }) => {
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

/** Holds Gatsby's scripts back until `arrive` is called. */
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
  test("a box that is ticked in a part of the page filters once React is there", async ({
    page,
  }) => {
    const arrive = await holdScripts(page);
    await page.goto("/research", { waitUntil: "domcontentloaded" });
    const box = page.getByRole("checkbox", { name: /^Entity Linking/ });
    await box.check();
    expect(new URL(page.url()).search).toBe("");
    arrive();
    await settled(page);
    await expect(page).toHaveURL(/topics=/);
    await expect(box).toBeChecked();
  });

  test("what is written stays, with the caret, and is kept as a draft", async ({ page }) => {
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
    // Not a reload, after which some browsers fill fields in by themselves.
    await open(page, "/contacts");
    await expect(field("Name")).toHaveValue("Ada Examp!le");
    await expect(news).toBeChecked();
  });

  test("a page that is left leaves nothing behind", async ({ page }) => {
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
