import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../support/test";
import { viewports } from "../support/viewports";

const INDEX = "/search/index.json";

const button = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Search the site" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search", exact: true });
const field = (page: Page) => page.getByRole("combobox", { name: "Search the site" });
const options = (page: Page) => page.getByRole("dialog").getByRole("option");
const chosen = (page: Page) => page.getByRole("option", { selected: true });
const papers = (page: Page) => page.getByRole("group", { name: "Papers" });

test("the search loads when it's opened, and its index once", async ({ page }) => {
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

test("a paper is found by author, selected by arrow keys and opened by Enter", async ({ page }) => {
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
});

test("every state is accessible and fits the window", async ({ page }) => {
  for (const viewport of [viewports.desktop, viewports.phone]) {
    await page.setViewportSize(viewport);
    await open(page, "/");
    await button(page).click();
    for (const query of ["", "sense", "xqzw"]) {
      await field(page).fill(query);
      if (query === "sense") await expect(options(page).first()).toBeVisible();
      if (query === "xqzw") await expect(page.getByText("Nothing found for")).toBeVisible();
      await expectAccessible(page, "dialog");
      const width = await dialog(page).evaluate((element) => element.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
    }
  }
  expect((await dialog(page).boundingBox())?.height).toBe(viewports.phone.height);
});
