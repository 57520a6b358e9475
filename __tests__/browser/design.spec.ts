import type { Locator, Page } from "@playwright/test";
import { PAGE_KINDS } from "../support/pageKinds";
import { expect, open, test } from "../support/test";
import { viewports } from "../support/viewports";

/** What the design's mocks measure where nothing else tells (design/mocks, opened in a browser). */

const STUDY =
  "/case-study/synthetico/revolutionizing-content-management-transform-newsrooms-with-synthetico";
const PREVIEW = "/case-study/lextag/revolutionizing-news-article-annotation";
const AUTHOR = "/research/author/pere-lluis-huguet-cabot";

const getStyle = (part: Locator, property: string, pseudo?: string) =>
  part
    .first()
    .evaluate((element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name), [
      property,
      pseudo,
    ] as const);

const getBox = async (part: Locator) => {
  const box = await part.first().boundingBox();
  if (box === null) throw new Error(`${String(part)} is not to be seen`);
  return { ...box, middle: box.y + box.height / 2, bottom: box.y + box.height };
};

/** The colour of a token, as the browser computes it in the page's theme. */
const tokenColor = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(--${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);

test.describe("on a phone", () => {
  test.use({ viewport: viewports.phone });

  test("the header of a case study keeps its room above and below its words", async ({ page }) => {
    const row = page.locator("main header > .page");
    await open(page, STUDY);
    expect(await getStyle(row, "padding-top")).toBe("64px");
    expect(await getStyle(row, "padding-bottom")).toBe("128px");
    await open(page, PREVIEW);
    expect(await getStyle(row, "padding-block")).toBe("64px");
  });

  test("the link beside a heading stands below it at the same edge", async ({ page }) => {
    await open(page, "/");
    const heading = page.getByRole("heading", { level: 2, name: "News", exact: true });
    const link = page.getByRole("link", { name: "All news" });
    expect((await getBox(link)).x).toBe((await getBox(heading)).x);
    expect((await getBox(link)).y).toBeGreaterThan((await getBox(heading)).bottom);
  });

  test("cards follow the sentence above them where their buttons are hidden", async ({ page }) => {
    await open(page, "/");
    const card = page.getByRole("group", { name: "Products" }).getByRole("listitem");
    const sentence = await getBox(page.locator("h2#products + div"));
    expect((await getBox(card)).y - sentence.bottom).toBe(48);
  });

  test("the arrow of a job stands beside its title, not beside its place", async ({ page }) => {
    await open(page, PAGE_KINDS.job);
    const row = page.getByRole("region", { name: "Other open jobs" }).getByRole("link");
    const arrow = await getBox(row.locator("svg"));
    expect(arrow.bottom).toBeLessThanOrEqual((await getBox(row.locator("span"))).y + 1);
  });

  test("the solutions of the menu have the colours of their senses", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("button", { name: "Solutions" }).click();
    const mark = menu.getByRole("link", { name: "Text analytics", exact: true }).locator("svg");
    expect(await getStyle(mark, "color")).toBe(await tokenColor(page, "sense-2"));
  });
});

test.describe("on a desktop", () => {
  test("the cover of a case study has a pale ring in both themes", async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, STUDY);
      expect(await getStyle(page.locator("main header + .page img"), "box-shadow")).toBe(
        "rgba(244, 248, 243, 0.25) 0px 0px 0px 1px",
      );
    }
  });

  test("what a search field suggests has the colour of secondary text", async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, "/article/list");
      const field = page.getByRole("main").getByRole("searchbox");
      expect(await getStyle(field, "color", "::placeholder")).toBe(
        await tokenColor(page, "ink-soft"),
      );
    }
  });

  test("no word of the table of what is stored is broken", async ({ page }) => {
    await open(page, "/cookies");
    const getLines = (selector: string) =>
      page.locator(selector).evaluateAll((cells) =>
        cells.flatMap((cell) =>
          (cell.textContent.match(/[\p{L}\d]+/gu) ?? []).filter((word) => {
            const text = cell.firstChild;
            if (!(text instanceof Text)) return false;
            const range = document.createRange();
            range.setStart(text, text.data.indexOf(word));
            range.setEnd(text, text.data.indexOf(word) + word.length);
            return range.getClientRects().length > 1;
          }),
        ),
      );
    expect(await getLines("main tbody :is(td, th)")).toEqual([]);
    await page.setViewportSize(viewports.tablet);
    expect(await getLines("main tbody td")).toEqual([]);
  });

  test("on an author's page the columns end as far above the line as the papers begin below it", async ({
    page,
  }) => {
    await open(page, AUTHOR);
    const columns = await getBox(page.locator("aside").locator(".."));
    const papers = page.locator("article > div").last();
    const below = parseFloat(await getStyle(papers, "padding-top"));
    const above = parseFloat(await getStyle(page.locator("aside").locator(".."), "padding-bottom"));
    const overlap = columns.bottom - (await getBox(papers)).y;
    expect(above - overlap).toBeCloseTo(below, 0);
  });

  test("the link to a paper stands in the middle of its row", async ({ page }) => {
    await open(page, AUTHOR);
    const link = page
      .getByRole("main")
      .getByRole("link", { name: /^Paper/ })
      .first();
    const row = link.locator("..");
    const { middle } = await getBox(link.locator("svg"));
    expect(middle).toBeCloseTo((await getBox(row)).middle, 0);
  });

  test("the authors and the topics of a paper stand apart from what is above them", async ({
    page,
  }) => {
    await open(page, PAGE_KINDS.paper);
    const header = page.locator("article > header");
    const [title, authors, topics] = await Promise.all(
      ["h1", "p", "ul"].map((part) => getBox(header.locator(part))),
    );
    expect((authors?.y ?? 0) - (title?.bottom ?? 0)).toBeCloseTo(22.4, 0);
    expect((topics?.y ?? 0) - (authors?.bottom ?? 0)).toBeCloseTo(28, 0);
  });

  test("the kind and the day of a card's news are as large as its text", async ({ page }) => {
    await open(page, "/article/list");
    const meta = page.getByRole("main").locator("li p:has(> time)");
    expect(await getStyle(meta, "font-size")).toBe("15px");
  });

  test("the keys of the search stand out from what they do", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    const key = page.getByRole("dialog", { name: "Search" }).locator("kbd");
    expect(await getStyle(key, "color")).toBe(await tokenColor(page, "ink"));
  });

  test("leads without paragraphs leave no word alone on the last line", async ({ page }) => {
    await open(page, "/cookies");
    const lead = page.locator("main header h1 + div");
    expect(await getStyle(lead, "text-wrap-style")).toBe("pretty");
    await open(page, "/");
    expect(await getStyle(page.locator("h2#products + div"), "text-wrap-style")).toBe("balance");
  });

  test("“and n more” is as high as the line it stands in", async ({ page }) => {
    await open(page, "/research");
    const authors = page.locator("p:has(> button[aria-expanded=false])").first();
    const lines =
      (await getBox(authors)).height / parseFloat(await getStyle(authors, "line-height"));
    expect(lines).toBeCloseTo(Math.round(lines), 1);
  });

  test("a chosen filter is told in one size, with room for its cross", async ({ page }) => {
    await open(page, "/research?topics=dataset");
    const chip = page.getByRole("list", { name: "Active filters" }).getByRole("button").first();
    expect(await getStyle(chip.locator("small"), "font-size")).toBe(
      await getStyle(chip, "font-size"),
    );
    expect(await getStyle(chip, "padding-right")).toBe("12.8px");
    expect((await getBox(chip.locator("svg"))).width).toBe(15);
  });

  test("a carousel whose products are all in sight has no buttons", async ({ page }) => {
    await open(page, PAGE_KINDS.product);
    const buttons = page.getByRole("button", { name: /^(?:Previous|Next): Related products/ });
    await expect(buttons.first()).toBeVisible();
    await page
      .getByRole("group", { name: "Related products" })
      .getByRole("listitem")
      .evaluateAll((items) => {
        for (const item of items.slice(1)) item.remove();
      });
    await expect(buttons).toHaveCount(0);
  });
});
