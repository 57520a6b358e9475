import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../support/test";
import { viewports } from "../support/viewports";

const openItems = (page: Page) =>
  page
    .getByRole("main")
    .locator("h3 > button[aria-expanded=true], h2 > button[aria-expanded=true]");

test("the list on the about page opens the fragment's item (BLK-02)", async ({ page }) => {
  await open(page, "/about-us#we-list-published-research");
  await expect(openItems(page)).toHaveText(["We list published research"]);
  const top = () =>
    page
      .locator("#we-list-published-research")
      .evaluate((item) => item.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(80);
  await expect.poll(top).toBeLessThan(160);
  await page.evaluate(() => {
    window.location.hash = "professionals-translate-our-gold-data";
  });
  await expect(openItems(page)).toHaveText(["Professionals translate our gold data"]);
  await page.goBack();
  await expect(openItems(page)).toHaveText(["We list published research"]);
});

const buttons = (page: Page) => ({
  previous: page.getByRole("button", { name: "Previous: Related products" }),
  next: page.getByRole("button", { name: "Next: Related products" }),
});
const track = (page: Page) => page.getByRole("group", { name: "Related products" });
/** Presses a button until it's disabled, which may happen between a check and a press. */
const pressToEnd = (button: Locator) =>
  expect(async () => {
    if (await button.isEnabled()) await button.click({ timeout: 1000 });
    await expect(button).toBeDisabled({ timeout: 200 });
  }).toPass();
const left = (page: Page) => track(page).evaluate((element) => element.scrollLeft);

test("the carousel has buttons above 992 px, and stops at its ends (CAR-01, CAR-02)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await open(page, "/product/wordatlas");
  const { previous, next } = buttons(page);
  await expect(next).toBeHidden();
  await page.setViewportSize({ width: 993, height: 800 });
  await expect(previous).toBeDisabled();
  await expect(next).toBeEnabled();
  await next.click();
  await expect.poll(() => left(page)).toBeGreaterThan(0);
  await expect(previous).toBeEnabled();
  await pressToEnd(next);
  await expect(next).toBeDisabled();
  // A disabled button keeps the focus.
  await expect(next).toBeFocused();
  await pressToEnd(previous);
  await expect(previous).toBeDisabled();
  await expect.poll(() => left(page)).toBe(0);
});

test("the carousel moves in 0.25 s from its current position (CAR-05)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/product/wordatlas");
  await expect(buttons(page).next).toBeEnabled();
  const [time, jumpPx] = await track(page).evaluate((element) => {
    const items = element.querySelector("ul");
    if (items === null) return [];
    const fromPx = items.getBoundingClientRect().left;
    document.querySelector<HTMLElement>("[aria-label='Next: Related products']")?.click();
    const jump = Math.abs(items.getBoundingClientRect().left - fromPx);
    return [items.getAnimations()[0]?.effect?.getTiming().duration, jump];
  });
  expect(time).toBe(250);
  expect(jumpPx).toBeLessThan(1);
  await expect.poll(() => left(page)).toBeGreaterThan(0);
});

test("the carousel shows a card completely when its link gets focus (WCAG 2.4.11)", async ({
  page,
}) => {
  await open(page, "/product/wordatlas");
  const links = track(page).getByRole("link");
  const count = await links.count();
  await track(page).focus();
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press("Tab");
    await expect(links.nth(index)).toBeFocused();
    const card = track(page)
      .getByRole("listitem")
      .filter({ has: page.locator(":focus") });
    await expect(card).toBeInViewport({ ratio: 0.99 });
  }
});

test("an article's picture has its record's size and enough pixels (NEWS-07)", async ({ page }) => {
  await open(page, "/article/acl-2024");
  const image = page.locator("main figure img");
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc))
    .not.toBe("");
  const [shownPx, servedPx] = await image.evaluate((picture: HTMLImageElement) => {
    const { pathname } = new URL(picture.currentSrc);
    const sources = [...(picture.parentElement?.querySelectorAll("source") ?? [])];
    const served = sources
      .flatMap(({ srcset }) => srcset.split(","))
      .find((entry) => entry.includes(pathname));
    return [picture.clientWidth, Number(/ (\d+)w$/.exec(served ?? "")?.[1])];
  });
  expect(shownPx).toBe(1200);
  expect(servedPx).toBeGreaterThanOrEqual(1200);
});

for (const [path, size] of [
  ["/solution/text-analytics", viewports.phone],
  // Two of its sections stand side by side.
  ["/solution/text-analytics", viewports.desktop],
  ["/terms-and-privacy", viewports.desktop],
] as const) {
  test(`${path}, ${size.width} px: the contents mark the followed link`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, path);
    const entries = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const count = await entries.count();
    expect(count).toBeGreaterThan(2);
    for (let index = 0; index < count; index += 1) {
      // `press` on the entry would wait for a page load, but there is only a scroll.
      await entries.nth(index).focus();
      await page.keyboard.press("Enter");
      await expect(entries.nth(index)).toHaveAttribute("aria-current", "true");
    }
    await page.keyboard.press("Home");
    await expect(entries.first()).toHaveAttribute("aria-current", "true");
  });
}

test("after a jump to the page's top the contents mark the first section", async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await open(page, "/cookies");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const entries = contents.getByRole("link");
  // On a phone the table of contents is one closed row.
  await expect(entries).toHaveCount(0);
  await contents.locator("summary").press("Enter");
  const foot = page.getByRole("contentinfo").getByRole("link", { name: "Cookies", exact: true });
  await foot.scrollIntoViewIfNeeded();
  await expect(entries.last()).toHaveAttribute("aria-current", "true");
  await foot.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(entries.first()).toHaveAttribute("aria-current", "true");
});

const video = (page: Page) => page.locator("main video");
const isPaused = (page: Page) =>
  video(page)
    .first()
    .evaluate((video) => (video instanceof HTMLVideoElement ? video.paused : undefined));

test("the video waits for a press, which starts it for good (VID-01 to VID-04)", async ({
  page,
}) => {
  await open(page, "/product/semantic-paths");
  await expect(video(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Play video/ })).toContainText("1:19");
  await page.getByRole("button", { name: /^Play video/ }).click();
  await expect(video(page)).toHaveCount(1);
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect(page.getByRole("button", { name: /^Play video/ })).toHaveCount(0);
  const pause = page.getByRole("button", { name: "Pause", exact: true });
  await expect(pause).toBeFocused();
  await pause.press("Enter");
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => isPaused(page)).toBe(false);

  await page.getByRole("button", { name: "English captions" }).click();
  const shown = video(page).evaluate((video) =>
    video instanceof HTMLVideoElement ? video.textTracks[0]?.mode : undefined,
  );
  expect(await shown).toBe("hidden");
});

test("the video has controls on small screens, and is enlarged (VID-05, VID-06)", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await open(page, "/product/semantic-paths");
  await page.getByRole("button", { name: /^Play video/ }).click();
  await expect(video(page)).toHaveAttribute("controls");
  const [left, top, width, height] = await video(page).evaluate((video) => {
    const box = video.getBoundingClientRect();
    return [box.left, box.top, box.width, box.height] as const;
  });
  await page.mouse.click(left + width / 2, top + height - 16);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.mouse.click(left + width / 2, top + height / 3);
  await expect(page.getByRole("dialog").locator("video")).toHaveAttribute("controls");
});

test("the video autoplays if its record says so, unless motion is reduced (PROD-18)", async ({
  page,
}) => {
  await open(page, "/product/lextag");
  await page.getByRole("heading", { name: "See it at work" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: /^Play video/ })).toBeVisible();
  await expect(video(page)).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/product/lextag");
  await page.getByRole("heading", { name: "See it at work" }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect(video(page)).toHaveCount(1);
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
});
