import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, settled, test } from "../support/test";
import { viewports } from "../support/viewports";

const INDEX = "/search/index.json";

const button = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Search the site" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search", exact: true });
const field = (page: Page) => page.getByRole("combobox", { name: "Search the site" });
const options = (page: Page) => page.getByRole("dialog").getByRole("option");
const chosen = (page: Page) => page.getByRole("option", { selected: true });
const papers = (page: Page) => page.getByRole("group", { name: "Papers" });

test("nothing of the search is downloaded before it is opened, and the index once", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/research");
  await page.waitForLoadState("networkidle");
  expect(asked).not.toContain(INDEX);
  const before = asked.length;
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill("sense");
  await expect(options(page).first()).toBeVisible();
  expect(asked.length).toBeGreaterThan(before);
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await field(page).fill("graph");
  await expect(options(page).first()).toBeVisible();
  expect(asked.filter((path) => path === INDEX)).toHaveLength(1);
});

test("a paper is found by its author, chosen by arrows and opened by Enter", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await page.keyboard.type("navigli");
  await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results for “navigli”$/);
  await expect(papers(page).getByRole("option")).toHaveCount(4);
  const first = await chosen(page).innerText();
  await page.keyboard.press("ArrowDown");
  expect(await chosen(page).innerText()).not.toBe(first);
  await expect(field(page)).toHaveAttribute(
    "aria-activedescendant",
    (await chosen(page).getAttribute("id")) ?? "",
  );
  await expect(field(page)).toBeFocused();
  const target = (await chosen(page).getAttribute("href")) ?? "";
  expect(target).toMatch(/^\/research\/publication\//);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(target);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.keyboard.press("/");
  await expect(dialog(page).getByRole("button", { name: "navigli", exact: true })).toBeVisible();
});

test("accents, case and a slip of the finger do not matter, and neither do they in a phrase", async ({
  page,
}) => {
  await open(page, "/cookies");
  await button(page).click();
  const found: (string | null)[] = [];
  for (const query of ["navigli", "NAVÌGLI", "navigly"]) {
    await field(page).fill(query);
    await expect(dialog(page).getByRole("status")).toContainText(`“${query}”`);
    found.push(await chosen(page).getAttribute("href"));
  }
  expect(new Set(found).size).toBe(1);
  await field(page).fill("a handful of examples already gives");
  await expect(options(page)).toHaveCount(1);
});

test("all papers of a search are in the explorer, as many as were said", async ({ page }) => {
  await open(page, "/");
  await button(page).click();
  await field(page).fill("navigli");
  const all = papers(page).getByRole("option", { name: /^All \d+ papers$/ });
  const count = /\d+/.exec(await all.innerText())?.[0] ?? "";
  await all.click();
  await expect(page).toHaveURL("/research?search=navigli");
  const found = page.getByRole("main").getByRole("status").filter({ hasText: "papers" });
  await expect(found).toContainText(count);
});

test("Escape closes it at once and gives the focus back to the button", async ({ page }) => {
  await open(page, "/research");
  await button(page).focus();
  await page.keyboard.press("Enter");
  await field(page).fill("sense");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test("a slash is a slash where somebody types", async ({ page }) => {
  await open(page, "/article/list");
  const news = page.getByRole("searchbox", { name: "Search the news" });
  await news.press("/");
  await expect(news).toHaveValue("/");
  await expect(dialog(page)).toHaveCount(0);
});

test("a slash before the scripts are there is not lost", async ({ page }) => {
  await page.goto("/cookies", { waitUntil: "commit" });
  await button(page).waitFor();
  await page.keyboard.press("/");
  await settled(page);
  await expect(field(page)).toBeFocused();
});

test.describe("without the index", () => {
  test.use({ allowed: [/Failed to load resource/] });

  test("the search says so and finds after another try", async ({ page }) => {
    await page.route(`**${INDEX}`, (route) => route.abort(), { times: 1 });
    await open(page, "/");
    await button(page).click();
    await field(page).fill("wordatlas");
    await expect(dialog(page).getByRole("alert")).toBeVisible();
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(options(page).first()).toBeVisible();
  });
});

for (const [name, viewport] of [
  ["phone", viewports.phone],
  ["desktop", viewports.desktop],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("every state can be read by everybody and stays in the window", async ({ page }) => {
      await open(page, "/");
      await button(page).click();
      for (const query of ["", "sense", "xqzw"]) {
        await field(page).fill(query);
        if (query === "sense") await expect(options(page).first()).toBeVisible();
        if (query === "xqzw") await expect(page.getByText("has no sense here")).toBeVisible();
        await expectAccessible(page, "dialog");
        const width = await dialog(page).evaluate((element) => element.scrollWidth);
        expect(width).toBeLessThanOrEqual(viewport.width);
      }
      if (name === "phone") {
        expect((await dialog(page).boundingBox())?.height).toBe(viewport.height);
      }
    });
  });
}
