import type { Locator, Page } from "@playwright/test";
import { COLORS } from "../../artwork/palette";
import { GRADIENTS, POSITIONS } from "../../src/kinds/shared";
import { PAGE_KINDS } from "../support/pageKinds";
import { expect, open, test } from "../support/test";
import { viewports } from "../support/viewports";

/** What the design's mocks measure where nothing else tells (design/mocks, opened in a browser). */

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

  test("“and n more” is as high as the line it stands in", async ({ page }) => {
    await open(page, "/research");
    const authors = page.locator("p:has(> button[aria-expanded=false])").first();
    const lines =
      (await getBox(authors)).height / parseFloat(await getStyle(authors, "line-height"));
    expect(lines).toBeCloseTo(Math.round(lines), 1);
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

/** What a class and the page's tokens give a custom property. */
const valueOf = (page: Page, className: string, property: string) =>
  page.evaluate(
    ([name, wanted]) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.className = name;
      const value = getComputedStyle(probe).getPropertyValue(wanted);
      probe.remove();
      return value;
    },
    [className, property] as const,
  );

test("seven gradients and eleven positions are there, the gradients in the colours of the artwork (CON-05)", async ({
  page,
}) => {
  await open(page, "/cookies");
  expect([GRADIENTS.length, POSITIONS.length]).toEqual([7, 11]);
  for (const name of GRADIENTS) {
    expect(await valueOf(page, name, "--gradient"), name).toContain("gradient");
    expect(await valueOf(page, name, "--on-gradient"), name).not.toBe("");
  }
  for (const name of POSITIONS) {
    expect(await valueOf(page, name, "--shape-x"), name).not.toBe("");
  }
  for (const [number, { stops }] of Object.entries(COLORS)) {
    const gradient = await valueOf(page, "", `--gradient_${number}`);
    expect(gradient.match(/#[0-9a-f]{6}/g), gradient).toEqual(stops);
  }
});

test("social icons are on #007BFF at rest, in both themes (ENT-15)", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, "/cookies");
    const icon = page.getByRole("list", { name: "Social accounts" }).getByRole("link");
    expect(await getStyle(icon, "background-color")).toBe("rgb(0, 123, 255)");
  }
});

test("layouts change at the five breakpoints (CON-04)", async ({ page }) => {
  const used = new Set<string>();
  for (const path of Object.values(PAGE_KINDS).filter((path) => path !== "/not-found")) {
    await open(page, path);
    const conditions = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule]))
        .flatMap((rule) => (rule instanceof CSSMediaRule ? [rule.conditionText] : [])),
    );
    for (const width of conditions.join().match(/[\d.]+em/g) ?? []) used.add(width);
  }
  // 576, 768, 992, 1200 and 1400 px at the usual size of text.
  expect([...used]).toEqual(expect.arrayContaining(["36em", "48em", "62em", "75em", "87.5em"]));
});
