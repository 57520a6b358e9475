import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";

const rows = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("time") });
const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search the news" });

test("addresses and history keep search and types (NEWS-10, RT-16, RT-17)", async ({ page }) => {
  await open(page, "/article/list?offset=0&types=press-release,product-upgrade");
  await expect(page.getByRole("button", { pressed: true })).toHaveText([
    "Press release",
    "Product upgrade",
  ]);
  await expect(rows(page).first()).toBeVisible();
  const filtered = await rows(page).allInnerTexts();
  await chip(page, "Product upgrade").click();
  await expect(page).toHaveURL("/article/list?offset=0&types=press-release");
  await searchBox(page).fill("partnership");
  await expect(page).toHaveURL("/article/list?offset=0&search=partnership&types=press-release");
  await expect(rows(page).first()).toContainText(/partnership/i);
  await expect(rows(page).filter({ hasNotText: /partnership/i })).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL("/article/list?offset=0&types=press-release");
  await expect(searchBox(page)).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL("/article/list?offset=0&types=press-release,product-upgrade");
  await expect(rows(page)).toHaveText(filtered, { useInnerText: true });
  await page.goForward();
  await expect(chip(page, "Product upgrade")).toHaveAttribute("aria-pressed", "false");
});

test("typing keeps position and focus and is announced to screen readers", async ({ page }) => {
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
  // Gatsby's announcer would report a new page and interrupt the status message.
  await expect(page.locator("#gatsby-announcer")).toHaveAttribute("aria-live", "off");
});
