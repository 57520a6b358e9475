import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";

const cards = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
const titles = (page: Page) => cards(page).getByRole("heading").allInnerTexts();
const pager = (page: Page) => page.getByRole("main").getByRole("navigation", { name: "Pages" });
const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search the news" });

test("six articles a page, and pages that the address remembers (NEWS-01, PAG-02, PAG-03, RT-18)", async ({
  page,
}) => {
  await open(page, "/article/list");
  await expect(cards(page)).toHaveCount(6);
  const first = await titles(page);
  await expect(pager(page).getByRole("link", { name: "Previous page" })).toBeDisabled();
  await pager(page).getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/article/list?offset=6");
  await expect(pager(page).locator("[aria-current=page]")).toHaveText("2");
  expect(await titles(page)).not.toEqual(first);
  await expect(page.getByRole("heading", { name: "Articles" })).toBeFocused();

  await pager(page).getByRole("link", { name: "Previous page" }).click();
  await expect(page).toHaveURL("/article/list");
  expect(await titles(page)).toEqual(first);
  await pager(page).locator("[aria-current=page]").click();
  await expect(page).toHaveURL("/article/list");

  await page.goBack();
  await expect(page).toHaveURL("/article/list?offset=6");
  await expect(pager(page).locator("[aria-current=page]")).toHaveText("2");
});

test("an address restores pages, search and types; Back and Forward walk them (NEWS-10, RT-16, RT-17)", async ({
  page,
}) => {
  await open(page, "/article/list?offset=0&types=press-release,product-upgrade");
  await expect(page.getByRole("button", { pressed: true })).toHaveText([
    "Press release",
    "Product upgrade",
  ]);
  const filtered = await titles(page);
  await chip(page, "Product upgrade").click();
  await expect(page).toHaveURL("/article/list?offset=0&types=press-release");
  await searchBox(page).fill("partnership");
  await expect(page).toHaveURL("/article/list?offset=0&search=partnership&types=press-release");
  for (const title of await titles(page)) expect(title).not.toBe("");

  await page.goBack();
  await expect(page).toHaveURL("/article/list?offset=0&types=press-release");
  await expect(searchBox(page)).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL("/article/list?offset=0&types=press-release,product-upgrade");
  expect(await titles(page)).toEqual(filtered);
  await page.goForward();
  await expect(chip(page, "Product upgrade")).toHaveAttribute("aria-pressed", "false");
});

test("without a filter the address has no query (RT-18)", async ({ page }) => {
  await open(page, "/article/list");
  await chip(page, "Case study").click();
  await expect(page).toHaveURL("/article/list?offset=0&types=case-study");
  await chip(page, "Case study").click();
  await expect(page).toHaveURL("/article/list");
});

test("typing neither jumps nor loses the focus, and is said to screen readers", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, "/article/list");
  await page.evaluate(() => {
    window.scrollTo(0, 120);
  });
  const before = await page.evaluate(() => window.scrollY);
  await searchBox(page).pressSequentially("lextag", { delay: 20 });
  await expect(page).toHaveURL(/search=lextag/);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(searchBox(page)).toBeFocused();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/article/);
});

test("a search without a result offers the way back", async ({ page }) => {
  await open(page, "/article/list?offset=0&search=zzzz");
  await expect(page.getByRole("heading", { name: "Nothing under that word" })).toBeVisible();
  await expect(pager(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Clear search and types" }).click();
  await expect(page).toHaveURL("/article/list");
  await expect(cards(page)).toHaveCount(6);
});

test("odd queries show what they can: far offsets the last page, unknown types none", async ({
  page,
}) => {
  await open(page, "/article/list?offset=999&types=gossip");
  await expect(cards(page).first()).toBeVisible();
  await expect(pager(page).getByRole("link", { name: "Next page" })).toBeDisabled();
  await open(page, "/article/list?offset=-6");
  await expect(pager(page).locator("[aria-current=page]")).toHaveText("1");
});

test("an address with a query shows no other page first", async ({ page }) => {
  await page.route(/\.js$/, () => new Promise(() => undefined));
  await page.goto("/article/list?offset=6");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
