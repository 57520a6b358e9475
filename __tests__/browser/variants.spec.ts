import type { Page } from "@playwright/test";
import { builtPages } from "../support/builtSite";
import { expect, open, test } from "../support/test";
import { viewports } from "../support/viewports";

const PATH = "/product/emotionary";

const choice = (page: Page) => page.getByRole("group", { name: "Change one thing" });
const output = (page: Page) => page.getByRole("group", { name: "Output of the example" });

/** Words that the browser marks as changed. */
const marked = (page: Page) =>
  page.evaluate(() =>
    Array.from(CSS.highlights.get("changed") ?? [], (range) =>
      range instanceof Range ? range.toString() : "",
    ),
  );

test("a product’s first screen shows for whom it is, a button and a figure", async ({ page }) => {
  const paths = [...builtPages().keys()].filter((path) => path.startsWith("/product/"));
  expect(paths).toHaveLength(11);
  for (const path of paths) {
    await open(page, path);
    for (const size of [viewports.desktop, viewports.phone]) {
      await page.setViewportSize(size);
      const start = page.getByRole("link", { name: /^(Try |Talk to us about)/ }).first();
      for (const seen of [page.getByText("For whom").first(), start, page.getByRole("figure")])
        await expect.soft(seen.first(), `${path}, ${size.width} px`).toBeInViewport();
    }
  }
});

test("a variant is chosen by keyboard, announced, marked and in the address", async ({ page }) => {
  await open(page, PATH);
  const [first = "", second = ""] = await choice(page)
    .getByRole("radio")
    .all()
    .then((radios) =>
      Promise.all(radios.map((radio) => radio.evaluate((input) => input.parentElement?.innerText))),
    );
  const figure = page.getByRole("figure").first();
  const caption = figure.locator("[aria-live=polite]");
  const before = { caption: await caption.innerText(), output: await output(page).innerText() };
  await choice(page).getByRole("radio", { name: first, exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\?example=2$/);
  await expect(output(page)).not.toHaveText(before.output);
  await expect(caption).not.toHaveText(before.caption);
  await expect(choice(page).getByRole("radio", { name: second, exact: true })).toBeFocused();
  expect(await marked(page)).not.toEqual([]);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /emotionary$/);

  await page.goBack();
  await expect(output(page)).toHaveText(before.output);
  await expect(caption).toHaveText(before.caption);
  expect(await marked(page)).toEqual([]);
});

test("the address selects a variant; an invalid number selects the first", async ({ page }) => {
  for (const [query, place] of [
    ["?example=2", 1],
    ["?example=99", 0],
    ["?example=x", 0],
  ] as const) {
    await open(page, PATH + query);
    await expect(choice(page).getByRole("radio").nth(place)).toBeChecked();
    await expect.poll(async () => (await marked(page)).length > 0).toBe(place > 0);
  }
});

test("a table’s changed labels are marked in their own columns", async ({ page }) => {
  await open(page, "/product/nlp-pipeline?example=2");
  await expect
    .poll(async () => (await marked(page)).slice(0, 6).join(" "))
    .toBe("Turn Turn turn left VERB ADV");
});

test.describe("when the variants can’t be loaded", () => {
  test.use({ allowed: [/status of 503/] });

  test("the page keeps the first variant, shows an error and offers a retry", async ({ page }) => {
    let isBroken = true;
    await page.route("**/examples.json", (route) =>
      isBroken ? route.fulfill({ status: 503 }) : route.fallback(),
    );
    await open(page, PATH);
    const before = await output(page).innerText();
    await choice(page).getByRole("radio").nth(1).check();
    const status = page.getByRole("status").filter({ hasText: "couldn’t be loaded" });
    await expect(status).toBeVisible();
    await expect(output(page)).toHaveText(before);
    isBroken = false;
    await status.getByRole("button", { name: "Try again" }).click();
    await expect(output(page)).not.toHaveText(before);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the first example is complete, and no choice is shown", async ({ page }) => {
    await page.goto(`${PATH}?example=2`);
    await expect(page.getByRole("figure").first()).toBeVisible();
    await expect(output(page)).toBeVisible();
    await expect(page.getByRole("radio", { name: /queue/ })).toHaveCount(0);
  });
});
