import type { Page } from "@playwright/test";
import { SHOWN_PAPERS } from "../../src/lib/limits";
import { expect, open, settled, test } from "../support/test";
import { viewports } from "../support/viewports";

const titles = (page: Page) =>
  page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 3 });

test("the address keeps a filter, also on reload; Back undoes it (RES-01)", async ({ page }) => {
  await open(page, "/research");
  const all = await titles(page).count();
  const topic = page.getByRole("checkbox", { name: /^Entity Linking/ });
  await topic.check();
  await expect(page).not.toHaveURL("/research");
  await expect.poll(() => titles(page).count()).toBeLessThan(all);
  const found = await titles(page).count();

  await page.reload();
  await settled(page);
  await expect(titles(page)).toHaveCount(found);
  await expect(topic).toBeChecked();

  await page.goBack();
  await expect(titles(page)).toHaveCount(all);
  await expect(topic).not.toBeChecked();
});

test("a count in the table filters the papers, on a phone too", async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await open(page, "/research");
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(12_000);
  const cell = page
    .getByRole("table")
    .getByRole("link", { name: /papers: .+ 2024$/ })
    .first();
  const count = Number(await cell.innerText());
  await cell.focus();
  await page.keyboard.press("Enter");
  await expect(titles(page)).toHaveCount(count);
  await expect(page.getByRole("status").filter({ hasText: "of" }).first()).toBeInViewport();
});

test("more papers appear on request, and stay after a visit to one of them", async ({ page }) => {
  await open(page, "/research");
  await expect(titles(page)).toHaveCount(SHOWN_PAPERS);
  await page.getByRole("button", { name: /^Show \d+ more$/ }).click();
  await expect(titles(page)).toHaveCount(2 * SHOWN_PAPERS);
  await expect(titles(page).nth(SHOWN_PAPERS).getByRole("link")).toBeFocused();
  await expect(page).toHaveURL(`/research?shown=${2 * SHOWN_PAPERS}`);
  const last = titles(page).last().getByRole("link");
  await last.click();
  await expect(page).toHaveURL(/\/research\/publication\//);
  await page.goBack();
  await expect(last).toBeInViewport();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every paper is listed, and the table is readable", async ({ page }) => {
    await page.goto("/research");
    const total = await page.getByRole("columnheader", { name: /^All papers/ }).innerText();
    await expect(titles(page)).toHaveCount(Number(/\d+/.exec(total)?.[0]));
    await expect(page.getByRole("row", { name: /^Entity Linking/ })).toBeVisible();
  });
});

test("navigating leaves one title and no duplicate tag (META-04, META-06)", async ({ page }) => {
  await open(page, "/");
  const bar = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  for (const [name, path] of [
    ["Research", "/research"],
    ["About", "/about-us"],
    ["News", "/article/list"],
    ["Research", "/research"],
    ["About", "/about-us"],
  ] as const) {
    await bar.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
  await expect(page.locator("title")).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator("#polysema-ld-organization")).toHaveCount(1);
  const ids = await page
    .locator("head [id^=polysema-]")
    .evaluateAll((tags) => tags.map((tag) => tag.id));
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
});
