import type { Page } from "@playwright/test";
import { expect, open, settled, test } from "../support/test";

const titles = (page: Page) =>
  page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 3 });
const searchBox = (page: Page) =>
  page.getByRole("searchbox", { name: "Search titles, authors and summaries" });

test("the whole catalogue stands by year, and a search narrows it (RES-01)", async ({ page }) => {
  await open(page, "/research");
  await expect(titles(page)).toHaveCount(64);
  await searchBox(page).fill("navigli");
  await expect(titles(page)).toHaveCount(53);
  await expect(page).toHaveURL("/research?search=navigli");
  const results = page.getByRole("main").getByRole("status").filter({ hasText: "papers" });
  await expect(results).toContainText("53");
});

test("accents and case do not matter, and the words of an abstract are found", async ({ page }) => {
  await open(page, "/research?search=N%C3%80VIGLI");
  await expect(titles(page)).toHaveCount(53);
  await searchBox(page).fill("predicate nouns in verified frames");
  await expect(titles(page)).toHaveCount(1);
  await expect(titles(page).first()).toContainText("NounAtlas");
});

test("a filter is shared by its address, kept by a reload and undone by Back", async ({ page }) => {
  await open(page, "/research");
  const topic = page.getByRole("checkbox", { name: /^Entity Linking/ });
  await topic.check();
  await expect(titles(page)).toHaveCount(7);
  await expect(page).not.toHaveURL("/research");

  await page.reload();
  await settled(page);
  await expect(titles(page)).toHaveCount(7);
  await expect(topic).toBeChecked();

  await page.goBack();
  await expect(titles(page)).toHaveCount(64);
  await expect(topic).not.toBeChecked();
});

test("a word with a slip finds nothing, says so and offers the nearest one", async ({ page }) => {
  await open(page, "/research?search=navigly");
  await expect(page.getByRole("heading", { name: "No paper has all of that" })).toBeVisible();
  await page.getByText("Search for “navigli” (53)").click();
  await expect(titles(page)).toHaveCount(53);
});

test("a paper is cited in another style at a key, and copied with a word about it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(
    page,
    "/research/publication/nounatlas-filling-the-gap-in-nominal-semantic-role-labeling",
  );
  await page.getByRole("tab", { name: "BibTeX" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "RIS" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toContainText("TY  - CONF");
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied", { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("NounAtlas");
});

test("an author's page lists the papers and leads to co-authors", async ({ page }) => {
  await open(page, "/research/author/roberto-navigli");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roberto Navigli");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Simone Conia, / })
    .getByText("Simone Conia")
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Simone Conia");
});

test("an author's papers change their order at a key, by their address and back", async ({
  page,
}) => {
  const path = "/research/author/pere-lluis-huguet-cabot";
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await open(page, path);
  const newest = await titles(page).first().innerText();
  const order = page.getByRole("combobox", { name: "Order" });
  await order.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(`${path}?order=oldest`);
  await expect(titles(page).last()).toHaveText(newest);
  await expect(order).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);

  await page.reload();
  await settled(page);
  await expect(titles(page).last()).toHaveText(newest);
  await expect(titles(page).last()).toBeVisible();
  await order.selectOption("Title");
  await expect(headings.filter({ hasText: "2025" })).toHaveCount(0);

  await page.goBack();
  await page.goBack();
  await expect(order).toHaveValue("newest");
  await expect(titles(page).first()).toHaveText(newest);
});

test("a year of an author leads to the papers of that year in the catalogue", async ({ page }) => {
  await open(page, "/research/author/pere-lluis-huguet-cabot");
  await page.getByRole("link", { name: "2024, 4 papers" }).click();
  await expect(page).toHaveURL("/research?years=2024&authors=pere-lluis-huguet-cabot");
  await expect(titles(page)).toHaveCount(4);
});

test("five navigations leave one title, one description and no tag twice (META-04, META-06)", async ({
  page,
}) => {
  await open(page, "/");
  const bar = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  for (const [name, heading] of [
    ["Research", "Meaning, in many languages"],
    ["About", /Linguists/],
    ["News", "News"],
    ["Research", "Meaning, in many languages"],
    ["About", /Linguists/],
  ] as const) {
    await bar.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
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
