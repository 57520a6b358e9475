import type { Page } from "@playwright/test";
import { expect, open, settled, test } from "../support/test";

const titles = (page: Page) =>
  page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 3 });

test("a filter is shared by its address, kept by a reload and undone by Back (RES-01)", async ({
  page,
}) => {
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

test("five navigations leave one title, one description and no tag twice (META-04, META-06)", async ({
  page,
}) => {
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
