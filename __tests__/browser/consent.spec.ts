import type { BrowserContext, Page } from "@playwright/test";
import site from "../../data/site/site.json";
import { expect, expectAccessibleInEveryLook, open, test } from "../support/test";

const NAME = "cookie-policy";

const snackbar = (page: Page) => page.getByRole("region", { name: "Cookies" });
const button = (page: Page, name: string) => snackbar(page).getByRole("button", { name });
const preferences = (page: Page) => page.getByRole("dialog", { name: "Cookie preferences" });

const kept = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === NAME);

const keptChoice = async (context: BrowserContext): Promise<unknown> =>
  JSON.parse(decodeURIComponent((await kept(context))?.value ?? "null"));

for (const [how, analytics] of [
  ["Accept all", true],
  ["Reject all", false],
] as const) {
  test(`“${how}” is stored for 365 days (COOK-01 to COOK-05, COOK-07, COOK-08)`, async ({
    page,
    context,
  }) => {
    await open(page, "/contacts");
    await expect(snackbar(page)).toBeVisible();
    expect(await kept(context)).toBeUndefined();
    const before = Date.now();
    await button(page, how).click();
    await expect(snackbar(page)).toBeHidden();
    expect(await keptChoice(context)).toMatchObject({ analytics, initialized: true, revision: 1 });
    const cookie = await kept(context);
    expect(cookie?.path).toBe("/");
    expect(cookie?.sameSite).toBe("Lax");
    const lifetimeMs = (cookie?.expires ?? 0) * 1000 - before;
    expect(Math.abs(lifetimeMs - site.cookieExpiryMs)).toBeLessThan(60_000);
    const names = (await context.cookies()).map(({ name }) => name).sort();
    expect(names).toEqual(["XSRF-TOKEN", NAME]);

    await open(page, "/research");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(snackbar(page)).toHaveCount(0);
    await open(page, "/cookies");
    const day = new Intl.DateTimeFormat("en-GB", { year: "numeric" }).format(before);
    await expect(page.getByRole("main").getByRole("status")).toContainText(
      new RegExp(
        `^Analytics is ${analytics ? "allowed" : "off"}\\. You chose “${how}” on \\d{1,2} \\w+ ${day}\\b`,
      ),
    );
  });
}

test("a choice applies in other tabs, visible or hidden", async ({ page, context }) => {
  await open(page, "/cookies");
  const other = await context.newPage();
  await open(other, "/about-us");
  await expect(snackbar(other)).toBeVisible();
  const status = page.getByRole("main").getByRole("status");
  await button(page, "Accept all").click();
  await expect(snackbar(other)).toHaveCount(0);
  await other
    .getByRole("contentinfo")
    .getByRole("button", { name: /cookie/i })
    .click();
  await preferences(other).getByRole("button", { name: "Reject all" }).click();
  await expect(status).toContainText("Analytics is off.");
});

test("at 400 % the snackbar never covers the focused element (WCAG 2.4.11)", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, "/contacts");
  await expect(snackbar(page)).toBeVisible();
  const hidden: string[] = [];
  const seen = new Set<string>();
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return undefined;
      const { left, top, width, height } = element.getBoundingClientRect();
      const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
      const isSeen = shares.some((x) =>
        shares.some((y) => {
          const found = document.elementFromPoint(left + x * width, top + y * height);
          return found !== null && (element.contains(found) || found.contains(element));
        }),
      );
      return { name: `${element.textContent.trim()} ${element.id}`, isSeen };
    });
    if (focused === undefined) break;
    seen.add(focused.name);
    if (!focused.isSeen) hidden.push(focused.name);
  }
  expect(seen.size).toBeGreaterThan(30);
  expect(hidden).toEqual([]);
});

test("the preferences offer the choices one by one (COOK-06)", async ({ page, context }) => {
  await open(page, "/cookies");
  await button(page, "Preferences").click();
  await expect(preferences(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button(page, "Preferences")).toBeFocused();
  await button(page, "Preferences").click();
  await expect(preferences(page).getByRole("checkbox", { name: "Necessary" })).toBeDisabled();
  await preferences(page).getByRole("checkbox", { name: "Analytics" }).check();
  await preferences(page).getByRole("button", { name: "Save preferences" }).click();
  await expect(preferences(page)).toBeHidden();
  await expect(snackbar(page)).toBeHidden();
  expect(await keptChoice(context)).toMatchObject({ analytics: true });
  await page.getByRole("main").getByRole("button", { name: "Show cookies preferences" }).click();
  await expect(preferences(page).getByRole("checkbox", { name: "Analytics" })).toBeChecked();
  await preferences(page).getByRole("button", { name: "Reject all" }).click();
  expect(await keptChoice(context)).toMatchObject({ analytics: false });
});

test("after a choice the focus moves to the page's main element", async ({ page, context }) => {
  await open(page, "/contacts");
  await button(page, "Reject all").click();
  await expect(snackbar(page)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();

  // Browsers write cookies asynchronously, and an unwritten cookie can't be deleted.
  await expect.poll(() => kept(context)).toBeDefined();
  await context.clearCookies({ name: NAME });
  await open(page, "/cookies");
  await expect(snackbar(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const inSnackbar = snackbar(page).locator(":focus");
  await expect(inSnackbar).toHaveCount(1);
  await button(page, "Reject all").focus();
  await page.keyboard.press("Enter");
  await expect(snackbar(page)).toBeHidden();
  await expect(page.locator("body")).not.toBeFocused();
});

test("the snackbar and the preferences are accessible", async ({ page }) => {
  await open(page, "/cookies");
  await expect(snackbar(page)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await button(page, "Preferences").click();
  await expect(preferences(page)).toBeVisible();
  await expectAccessibleInEveryLook(page, "dialog");
});
