import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";
import { viewports } from "../support/viewports";

const bar = (page: Page) => page.getByRole("banner");
const opener = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });
const menu = (page: Page, name: string) =>
  bar(page)
    .locator("li")
    .filter({ has: page.getByRole("button", { name, exact: true }) });
const expanded = (page: Page) => bar(page).locator("button[aria-expanded=true]").allInnerTexts();
const ground = (page: Page) =>
  bar(page).evaluate((element) => getComputedStyle(element).backgroundColor);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    window.scrollTo(0, y);
  }, top);

const CLEAR = "rgba(0, 0, 0, 0)";

test("the bar is transparent on top of home (TOP-01, TOP-13, TOP-15, TOP-16)", async ({ page }) => {
  await open(page, "/");
  expect(await ground(page)).toBe(CLEAR);
  await scrollTo(page, 300);
  await expect(bar(page)).toHaveAttribute("data-state", "scrolled");
  expect((await bar(page).boundingBox())?.y).toBe(0);
  expect(await ground(page)).not.toBe(CLEAR);
  await scrollTo(page, 0);
  await expect(bar(page)).toHaveAttribute("data-state", "clear");
  await opener(page, "Products").click();
  expect(await ground(page)).not.toBe(CLEAR);
  await page.keyboard.press("Escape");
  expect(await ground(page)).toBe(CLEAR);

  await bar(page).getByRole("link", { name: "Research", exact: true }).click();
  await expect(page).toHaveURL("/research");
  await expect(bar(page)).toHaveAttribute("data-state", "solid");
  expect(await ground(page)).not.toBe(CLEAR);
  await page.goBack();
  await expect(bar(page)).toHaveAttribute("data-state", "clear");
});

test("the bar changes its colours over a splash hero (TOP-14)", async ({ page }) => {
  await open(page, "/about-us");
  const overSplash = await ground(page);
  await opener(page, "Products").click();
  await expect.poll(() => ground(page)).not.toBe(overSplash);
  await page.keyboard.press("Escape");
  await expect.poll(() => ground(page)).toBe(overSplash);
  await scrollTo(page, 1500);
  await expect.poll(() => ground(page)).not.toBe(overSplash);
});

test("the menus work by keyboard; closed ones take no focus", async ({ page }) => {
  await open(page, "/cookies");
  const focused = () => page.evaluate(() => document.activeElement?.textContent.trim() ?? "");
  await page.locator("body").press("Tab");
  expect(await focused()).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await opener(page, "Solutions").focus();
  await page.keyboard.press("Tab");
  await expect(opener(page, "Products")).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await expanded(page)).toEqual(["Products"]);
  await expect(menu(page, "Products").getByRole("link")).toHaveCount(10);
  await page.keyboard.press("Tab");
  expect(await focused()).toMatch(/^Vera/);
  for (let step = 0; step < 10; step += 1) await page.keyboard.press("Tab");
  expect(await focused()).toBe("Research");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Escape");
  expect(await expanded(page)).toEqual([]);
});

test.describe("the panel of small screens", () => {
  test.use({ viewport: viewports.phone });

  test("fills the screen, and stacks its links (TOP-12, TOP-18)", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const panel = page.getByRole("dialog", { name: "Menu" });
    await expect(panel).toBeVisible();
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, ...viewports.phone });
    await panel.getByRole("button", { name: "Solutions" }).click();
    const titles = panel.getByRole("link", { name: /^(?:Large|Text|Knowledge|Semantic s)/ });
    const tops = await titles.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().top),
    );
    expect(tops.length).toBeGreaterThanOrEqual(4);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(new Set(tops).size).toBe(tops.length);
    await panel.getByRole("link", { name: "Research" }).click();
    await expect(page).toHaveURL("/research");
    await expect(panel).toBeHidden();
  });
});
