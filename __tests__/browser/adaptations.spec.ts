import type { Locator, Page } from "@playwright/test";
import { PAGE_KINDS } from "../support/pageKinds";
import { choiceCookie, expect, open, test } from "../support/test";

test.beforeEach(({ context, baseURL }) => context.addCookies([choiceCookie(false, baseURL)]));

const ZOOMED = { width: 320, height: 256 };

test("at 400 % the menu, a form and a dialog are usable", async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await open(page, "/contacts");
  const name = page.getByRole("form", { name: "Contact" }).getByRole("textbox", { name: "Name" });
  await name.focus();
  await expect(name).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("button", { name: "Solutions" }).click();
  await menu.getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about-us");
  await page.getByRole("contentinfo").getByRole("button", { name: "Sign up!" }).click();
  const send = page.getByRole("dialog").getByRole("button", { name: "Sign up!" });
  await send.scrollIntoViewIfNeeded();
  await expect(send).toBeInViewport({ ratio: 0.9 });
});

test("at 400 % the row of sections scrolls with the page (WCAG 1.4.10)", async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await open(page, "/solution/llm");
  const row = page.getByRole("navigation", { name: "On this page" });
  await row.getByRole("link").nth(1).press("Enter");
  await expect(page.getByRole("region", { name: /^1b / })).toBeInViewport();
  await expect(row).not.toBeInViewport();
});

const RING_PX = 6;

test.describe("in forced colours", () => {
  test.beforeEach(({ page }) =>
    page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }),
  );

  const getStyle = (part: Locator) =>
    part.evaluate((element) => {
      const { borderBottomColor, borderBottomStyle, borderBottomWidth, backgroundColor } =
        getComputedStyle(element);
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        border: borderBottomColor,
        hasBorder: borderBottomStyle !== "none" && parseFloat(borderBottomWidth) > 0,
        ground: backgroundColor,
        hasOutline: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
      };
    });

  /** Takes a screenshot of a control and its surroundings, such as the focus ring. */
  const getPicture = async (page: Page, control: Locator) => {
    const box = await control.boundingBox();
    if (box === null) throw new Error(`${String(control)} is not to be seen`);
    const { x, y, width, height } = box;
    return page.screenshot({
      clip: {
        x: x - RING_PX,
        y: y - RING_PX,
        width: width + 2 * RING_PX,
        height: height + 2 * RING_PX,
      },
    });
  };

  test("buttons and fields have visible edges", async ({ page }) => {
    await open(page, "/contacts");
    const form = page.getByRole("form", { name: "Contact" });
    const parts = [
      page.getByRole("banner").getByRole("link", { name: "Contact us" }),
      page.getByRole("contentinfo").getByRole("button", { name: "Sign up!" }),
      form.getByRole("button", { name: "Send" }),
      form.getByRole("textbox", { name: "Name" }),
      form.getByRole("textbox", { name: "Message" }),
    ];
    for (const part of parts) {
      const { hasBorder, border, ground } = await getStyle(part);
      expect(hasBorder && border !== ground, await part.innerText()).toBe(true);
    }
  });

  test("the focus is visible on every kind of control", async ({ page }) => {
    await open(page, "/research");
    const controls = [
      page.getByRole("banner").getByRole("link", { name: "Research" }),
      page.getByRole("banner").getByRole("button", { name: "Products" }),
      page.getByRole("main").getByRole("searchbox").first(),
      page.getByRole("main").getByRole("checkbox").first(),
      page.getByRole("main").getByRole("listitem").getByRole("link").first(),
      page.getByRole("contentinfo").getByRole("button", { name: "Sign up!" }),
    ];
    // Focus by script counts as keyboard focus only after a key press.
    await page.keyboard.press("Tab");
    for (const control of controls) {
      await control.scrollIntoViewIfNeeded();
      const before = await getPicture(page, control);
      await control.focus();
      expect((await getPicture(page, control)).equals(before), String(control)).toBe(false);
      await page.getByRole("main").focus();
    }
  });

  test("marked words differ from the page, and disabled buttons from others", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, "/solution/semantic-search");
    const getColors = (part: Locator) =>
      part.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
    const [text] = await getColors(page.locator("body"));
    const marks = await getColors(page.locator("main mark, main mark *"));
    expect(marks.length).toBeGreaterThan(0);
    expect(new Set(marks)).toEqual(new Set([text]));
    await open(page, "/product/extraggo");
    const main = page.getByRole("main");
    const [disabled] = await getColors(main.getByText(/^Demo available/).first());
    const [enabled] = await getColors(main.getByText(/^Talk to us/).first());
    expect(disabled).not.toBe(enabled);
  });

  test("selected controls are distinguishable without the site's colours", async ({ page }) => {
    await open(page, PAGE_KINDS.paper);
    const tab = (name: string) => page.locator("label").filter({ hasText: name });
    const chosen = await getStyle(tab("BibTeX"));
    const other = await getStyle(tab("RIS"));
    expect(chosen.border).not.toBe(chosen.ground);
    expect([chosen.hasBorder, other.hasBorder]).toEqual([true, false]);
  });
});

test.describe("on paper", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: "print", reducedMotion: "reduce" }));

  const hasAfter = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element, "::after").content);

  test("titles and selected values stay with their content", async ({ page }) => {
    const main = page.getByRole("main");
    await open(page, "/about-us");
    const titles = main.locator("h3 > button");
    expect(await titles.count()).toBeGreaterThan(1);
    for (const title of await titles.all()) await expect(title).toBeVisible();

    await open(page, "/research?search=navigli");
    await expect(main.getByRole("button", { name: /^Remove filter.*navigli/ })).toBeVisible();
    await expect(main.getByRole("button", { name: "Clear all" })).toBeHidden();

    await open(page, "/article/list?search=wordatlas");
    await expect(main.getByRole("searchbox")).toBeVisible();
    await open(page, "/article/list");
    await expect(main.getByRole("search")).toBeHidden();
  });

  test("a paper shows its citation, and addresses in full", async ({ page }) => {
    await open(page, PAGE_KINDS.paper);
    const main = page.getByRole("main");
    await expect(page.getByText("@inproceedings{orlando-etal-2024-minerva")).toBeVisible();
    await expect(
      page.getByText(`https://www.polysema.example${PAGE_KINDS.paper}`, { exact: true }),
    ).toBeVisible();
    const read = main.getByRole("link", { name: /^Read the paper/ });
    const address = (await read.getAttribute("href")) ?? "";
    expect(await hasAfter(read)).toContain(address);
    expect(await hasAfter(main.getByRole("link", { name: "Roberto Navigli" }))).toBe("none");
    // Print must not keep the headings of screen-only sections.
    await expect(main.getByRole("heading", { name: "Related papers" })).toBeHidden();
    for (const part of [page.getByRole("banner"), main.getByRole("button").first()]) {
      await expect(part).toBeHidden();
    }
    expect((await page.pdf({ format: "A4" })).length).toBeGreaterThan(10_000);
  });
});
