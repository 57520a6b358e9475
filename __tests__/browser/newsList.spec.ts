import type { Page, Route } from "@playwright/test";
import { expect, open, test } from "../support/test";

const cards = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
const headings = (page: Page) => cards(page).getByRole("heading");
const pager = (page: Page) => page.getByRole("main").getByRole("navigation", { name: "Pages" });
const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search the news" });

test("six articles a page, and pages that the address remembers (NEWS-01, PAG-02, PAG-03, RT-18)", async ({
  page,
}) => {
  await open(page, "/article/list");
  await expect(cards(page)).toHaveCount(6);
  const first = await headings(page).allInnerTexts();
  await expect(pager(page).getByRole("link", { name: "Previous page" })).toBeDisabled();
  await pager(page).getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/article/list?offset=6");
  await expect(pager(page).locator("[aria-current=page]")).toHaveText("2");
  await expect(headings(page)).not.toHaveText(first);
  await expect(page.getByRole("heading", { name: "Articles" })).toBeFocused();

  await pager(page).getByRole("link", { name: "Previous page" }).click();
  await expect(page).toHaveURL("/article/list");
  await expect(headings(page)).toHaveText(first);
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
  await expect(cards(page).first()).toBeVisible();
  const filtered = await headings(page).allInnerTexts();
  await chip(page, "Product upgrade").click();
  await expect(page).toHaveURL("/article/list?offset=0&types=press-release");
  await searchBox(page).fill("partnership");
  await expect(page).toHaveURL("/article/list?offset=0&search=partnership&types=press-release");
  await expect(cards(page).first()).toContainText(/partnership/i);
  await expect(cards(page).filter({ hasNotText: /partnership/i })).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL("/article/list?offset=0&types=press-release");
  await expect(searchBox(page)).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL("/article/list?offset=0&types=press-release,product-upgrade");
  await expect(headings(page)).toHaveText(filtered);
  await page.goForward();
  await expect(chip(page, "Product upgrade")).toHaveAttribute("aria-pressed", "false");
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
  // Gatsby's own announcer would say that another page has come, over the number found.
  await expect(page.locator("#gatsby-announcer")).toHaveAttribute("aria-live", "off");
});

test("an address with a query shows no other page first", async ({ page }) => {
  await page.route(/\.js$/, () => new Promise(() => undefined));
  await page.goto("/article/list?offset=6");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("while the cards are on their way, no other ones are seen and nothing moves", async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route("**/article/cards.json", (route) => {
    held.push(route);
  });
  await open(page, "/article/list?offset=6");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/on their way/);
  await expect(cards(page)).toHaveCount(0);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const route of held) await route.continue();
  await expect(cards(page)).toHaveCount(6);
  expect(Math.abs((await height()) - before)).toBeLessThan(160);
});
