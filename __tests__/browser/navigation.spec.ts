import type { Page } from "@playwright/test";
import { expect, expectSameDocument, markDocument, open, settled, test } from "../support/test";

const BAR_PX = 80;
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const getTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** Expects an element in view below the bar, and not at the bottom of the window. */
const expectBelowBar = async (page: Page, selector: string) => {
  await expect.poll(() => getTop(page, selector)).toBeGreaterThanOrEqual(BAR_PX);
  await expect.poll(() => getTop(page, selector)).toBeLessThan(BAR_PX + 80);
};

test("a link to the current page scrolls to its top", async ({ page }) => {
  await open(page, "/research");
  await page.evaluate(() => {
    window.scrollTo(0, 1500);
  });
  await page.getByRole("banner").getByRole("link", { name: "Research" }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test.describe("an unknown address", () => {
  // Messages of the browser about the document and its data. A single pattern, because Playwright
  // reads a pair as a value with options.
  test.use({
    allowed: [
      /status of 404.*\/\/[^/]+\/(?:page-data\/)?product\/wordatlass(?:\/page-data\.json)?\)/,
    ],
  });

  test("is replaced by similar pages (NF-01 to NF-03, RT-23)", async ({ page }) => {
    await open(page, "/research");
    await page.goto("/product/wordatlass");
    await expect(page).toHaveURL("/not-found");
    await expect(page).toHaveTitle(/Not Found/);
    const main = page.getByRole("main");
    await expect(
      main.getByRole("heading", {
        level: 1,
        name: "404. The page you were looking for doesn't exist.",
      }),
    ).toBeVisible();
    await expect(main.getByRole("link", { name: /^WordAtlas Product/ })).toHaveAttribute(
      "href",
      "/product/wordatlas",
    );
    await expect(main.getByRole("navigation")).toContainText("/product/wordatlass");
    await expect(main.getByRole("link", { name: "Home page" })).toHaveAttribute("href", "/");
    await page.reload();
    await settled(page);
    await expect(main.getByRole("link", { name: /^WordAtlas Product/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/research");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/404/);
  });
});

const followText = (page: Page, href: string) =>
  page
    .locator("main p a[href='/product/vera']")
    .first()
    .evaluate((link, address) => {
      link.setAttribute("href", address);
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }, href);
const TEXT_PAGE = "/article/fact-checking-demo-at-the-maker-fair";

test.describe("a link to an unknown address", () => {
  test.use({ allowed: [/status of 404.*\/research\/nothing(?:\/page-data\.json)?\)/] });

  test("leads to /not-found, and “Go back” to the previous page (NAV-08)", async ({ page }) => {
    await open(page, `${TEXT_PAGE}?from=mail`);
    await markDocument(page);
    await followText(page, "/research/nothing");
    await expect(page).toHaveURL("/not-found");
    await page.getByRole("link", { name: "Go back" }).click();
    await expect(page).toHaveURL(`${TEXT_PAGE}?from=mail`);
    await expectSameDocument(page);
  });
});

test("another host, a slash or a query cause a canonical address (META-05)", async ({ page }) => {
  const website = "https://www.polysema.example";
  const canonical = page.locator("link[rel=canonical]");
  await open(page, `${TEXT_PAGE}?from=mail`);
  await expect(canonical).toHaveAttribute("href", `${website}${TEXT_PAGE}`);
  await followText(page, "/product/minerva/");
  await expect(canonical).toHaveAttribute("href", `${website}/product/minerva`);
  const ogUrl = page.locator("meta[property='og:url']");
  await expect(ogUrl).toHaveAttribute("content", `${website}/product/minerva`);
});

test.describe("a malformed address", () => {
  test.use({ allowed: [/status of 404/] });
  const heading = (page: Page) => page.getByRole("heading", { level: 1 });

  for (const fragment of ["100%", "50%-off", "%E0%A4%A"]) {
    test(`with the fragment ${fragment} keeps the page, on arrival and later`, async ({ page }) => {
      await open(page, `/about-us#${fragment}`);
      await expect(heading(page)).toBeVisible();
      await page.getByRole("banner").getByRole("link", { name: "Research" }).click();
      await expect(page).toHaveURL("/research");
      await page.evaluate((hash) => {
        location.hash = hash;
      }, fragment);
      await page.goBack();
      await page.goForward();
      await expect(page).toHaveURL(/#/);
      await expect(heading(page)).toBeVisible();
    });
  }

  for (const [address, shown, title] of [
    ["/50%-off", "/not-found", /^404/],
    ["/product/%E0%A4%A", "/not-found", /^404/],
    ["/100%?a=%", "/not-found", /^404/],
    ["/100%25", "/not-found", /^404/],
    ["/article/list%3Fsearch=ner", "/not-found", /^404/],
    ["/product%2Fvera", "/not-found", /^404/],
    ["/product/vera%20", "/not-found", /^404/],
    ["/contacts%09", "/not-found", /^404/],
    ["/article/list?search=100%&types=%E0%A4%A", /\/list\?/, "News"],
    ["/article/list?search=\ud800", /\/list\?/, "News"],
  ] as const) {
    test(`${JSON.stringify(address)} reaches a page`, async ({ page }) => {
      await open(page, "/research");
      await page.evaluate((to) => window.___navigate?.(to), address);
      await expect(page).toHaveURL(shown);
      await expect(heading(page)).toHaveText(title);
      await open(page, address);
      await expect(page).toHaveURL(shown);
      await expect(heading(page)).toHaveText(title);
    });
  }
});

test("a navigation focuses the heading; Back restores the position", async ({ page }) => {
  await open(page, "/research");
  await markDocument(page);
  const paper = page.getByRole("main").locator("a[href^='/research/publication/']").nth(15);
  await paper.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(500);
  await paper.click();
  await expect(page).toHaveURL(/\/research\/publication\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  await expect(page.locator("#gatsby-announcer")).toContainText(await page.title());
  await page.goBack();
  await expect(page).toHaveURL("/research");
  await expect.poll(() => scrollTop(page)).toBe(before);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expectSameDocument(page);
});

test("a fragment's target is below the bar on arrival", async ({ page }) => {
  await open(page, "/solution/llm#model-fine-tuning");
  await page.waitForLoadState("networkidle");
  await expectBelowBar(page, "#model-fine-tuning");
});

test("a fragment's target is below the bar on a click within the page, and on Back and Forward", async ({
  page,
}) => {
  await open(page, "/terms-and-privacy");
  await page.getByRole("main").locator("a[href$='#which-data']:visible").first().click();
  await expect(page).toHaveURL(/#which-data$/);
  await expectBelowBar(page, "#which-data");
  await page.goBack();
  await expect(page).toHaveURL("/terms-and-privacy");
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goForward();
  await expectBelowBar(page, "#which-data");
});

test("a menu link to another page's section shows it below the top bar and focuses it", async ({
  page,
}) => {
  await open(page, "/research");
  await page.getByRole("banner").getByRole("button", { name: "Solutions" }).click();
  await page.getByRole("banner").locator("a[href='/solution/llm#agentic-ai']").click();
  await expect(page).toHaveURL("/solution/llm#agentic-ai");
  await expectBelowBar(page, "#agentic-ai");
  await expect(page.locator("#agentic-ai")).toBeFocused();
});

test("the theme follows the system until chosen, and then persists", async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await open(page, "/research");
  const light = await ground();
  await page.getByRole("banner").getByRole("button", { name: "Dark theme" }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();

  // Blocks the framework's scripts, to check the state before them.
  await page.route(/\.js$/, (route) => route.fulfill({ body: "", contentType: "text/javascript" }));
  await page.goto("/contacts", { waitUntil: "domcontentloaded" });
  expect(await ground()).toBe(dark);
  await page.unroute(/\.js$/);

  await open(page, "/contacts");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  // By keyboard, because the cookie snackbar covers the bottom of the window.
  await page.getByRole("radio", { name: "System" }).press("Space");
  await expect.poll(ground).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(ground).toBe(dark);
});
