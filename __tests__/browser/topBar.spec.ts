import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";
import { viewports } from "../support/viewports";

const bar = (page: Page) => page.getByRole("banner");
const opener = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });
/** An entry with its panel. */
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

test.describe("the bar", () => {
  test("stays at the top of the window, on every page (TOP-01)", async ({ page }) => {
    for (const path of ["/", "/research", "/cookies"]) {
      await open(page, path);
      await scrollTo(page, 600);
      expect((await bar(page).boundingBox())?.y).toBe(0);
    }
  });

  test("holds its entries in order, and they lead where they say (TOP-02 to TOP-04)", async ({
    page,
  }) => {
    await open(page, "/research");
    const entries = bar(page).locator("nav > ul > li > :is(a, button), nav > a");
    expect((await entries.allInnerTexts()).map((text) => text.trim())).toEqual([
      "Solutions",
      "Products",
      "Research",
      "About",
      "News",
      "API & Demos",
      "Contact us",
    ]);
    for (const [name, path] of [
      ["Research", "/research"],
      ["About", "/about-us"],
      ["News", "/article/list"],
      ["Contact us", "/contacts"],
    ] as const) {
      await expect(bar(page).getByRole("link", { name, exact: true })).toHaveAttribute(
        "href",
        path,
      );
    }
    await bar(page)
      .getByRole("link", { name: /home page/ })
      .click();
    await expect(page).toHaveURL("/");
  });

  test("is clear on the unscrolled home page with all menus closed, and nowhere else (TOP-13, TOP-15, TOP-16)", async ({
    page,
  }) => {
    await open(page, "/");
    expect(await ground(page)).toBe(CLEAR);
    await scrollTo(page, 300);
    await expect(bar(page)).toHaveAttribute("data-state", "scrolled");
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

  test("changes its ground once any page is scrolled (TOP-13)", async ({ page }) => {
    await open(page, "/product/vera");
    const atRest = await ground(page);
    await scrollTo(page, 600);
    await expect.poll(() => ground(page)).not.toBe(atRest);
  });

  test("takes another ground while a splash hero is under it (TOP-14)", async ({ page }) => {
    await open(page, "/about-us");
    const overSplash = await ground(page);
    await opener(page, "Products").click();
    await expect.poll(() => ground(page)).not.toBe(overSplash);
    await page.keyboard.press("Escape");
    await expect.poll(() => ground(page)).toBe(overSplash);
    await scrollTo(page, 1500);
    await expect.poll(() => ground(page)).not.toBe(overSplash);
  });
});

test.describe("the menus", () => {
  test("are closed at first and open one at a time (TOP-07, TOP-10)", async ({ page }) => {
    await open(page, "/");
    expect(await expanded(page)).toEqual([]);
    for (const name of ["Solutions", "Products", "API & Demos"]) {
      await opener(page, name).click();
      expect(await expanded(page)).toEqual([name]);
    }
    await opener(page, "API & Demos").click();
    expect(await expanded(page)).toEqual([]);
  });

  test("close by Escape, which gives the focus back, and by a click outside (TOP-08, TOP-09)", async ({
    page,
  }) => {
    await open(page, "/");
    await opener(page, "Solutions").click();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    expect(await expanded(page)).toEqual([]);
    await expect(opener(page, "Solutions")).toBeFocused();

    await opener(page, "API & Demos").click();
    await page.mouse.click(700, 850);
    expect(await expanded(page)).toEqual([]);
    await expect(page).toHaveURL("/");
  });

  test("show each solution with its parts, its products and a link to more (TOP-05, TOP-17)", async ({
    page,
  }) => {
    await open(page, "/");
    await opener(page, "Solutions").click();
    const panel = menu(page, "Solutions");
    await expect(panel.getByRole("link", { name: /^More about/ })).toHaveText([
      "More about large language models",
      "More about text analytics",
      "More about knowledge graphs",
      "More about semantic search",
    ]);
    await expect(panel.getByRole("list", { name: /^Products for/ })).toHaveCount(4);
    await panel.getByRole("link", { name: /agentic/i }).click();
    await expect(page).toHaveURL("/solution/llm#agentic-ai");
    expect(await expanded(page)).toEqual([]);
  });

  test("show ten products in columns of four; a click leads to one (TOP-06, TOP-19 to TOP-22)", async ({
    page,
  }) => {
    await open(page, "/research");
    await opener(page, "Products").click();
    const columns = menu(page, "Products").getByRole("list");
    await expect(columns).toHaveCount(3);
    const sizes = await columns.evaluateAll((lists) => lists.map((list) => list.children.length));
    expect(sizes).toEqual([4, 4, 2]);
    await expect(columns.getByRole("link", { name: /^Minerva/ })).toHaveCount(0);
    await columns.getByRole("link", { name: /^WordAtlas/ }).click();
    await expect(page).toHaveURL("/product/wordatlas");
    expect(await expanded(page)).toEqual([]);
  });

  test("lead to the console and the demos in a new tab (TOP-23, TOP-24)", async ({ page }) => {
    await open(page, "/");
    await opener(page, "API & Demos").click();
    const cards = menu(page, "API & Demos").getByRole("link");
    await expect(cards).toHaveCount(2);
    await expect(cards.nth(0)).toContainText("APIs Console");
    await expect(cards.nth(1)).toContainText("Live demos");
    for (const [index, host] of [/^https:\/\/console\./, /^https:\/\/demo\./].entries()) {
      await expect(cards.nth(index)).toHaveAttribute("target", "_blank");
      await expect(cards.nth(index)).toHaveAttribute("href", host);
    }
  });

  test("are walked by keyboard; what is closed is not in the way", async ({ page }) => {
    await open(page, "/cookies");
    const focused = () => page.evaluate(() => document.activeElement?.textContent.trim() ?? "");
    await page.locator("body").press("Tab");
    expect(await focused()).toBe("Skip to content");
    await opener(page, "Solutions").focus();
    await page.keyboard.press("Tab");
    await expect(opener(page, "Products")).toBeFocused();
    await page.keyboard.press("Enter");
    expect(await expanded(page)).toEqual(["Products"]);
    await expect(menu(page, "Products").getByRole("link")).toHaveCount(10);
    await page.keyboard.press("Tab");
    expect(await focused()).toMatch(/^Vera/);
    for (let step = 0; step < 10; step += 1) await page.keyboard.press("Tab");
    // Past the tenth product the focus leaves the panel for the next entry.
    expect(await focused()).toBe("Research");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Escape");
    expect(await expanded(page)).toEqual([]);
  });
});

test.describe("what the menus hold", () => {
  const MENUS = "**/menus.json";
  const holdMenus = async (page: Page) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(MENUS, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  };

  test("is fetched when a button is reached for, once, and not before", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/menus.json")) asked.push(request.url());
    });
    await open(page, "/cookies");
    await page.mouse.move(700, 500);
    expect(asked).toEqual([]);
    await opener(page, "Solutions").hover();
    await expect.poll(() => asked.length).toBe(1);
    await opener(page, "Solutions").click();
    await opener(page, "Products").click();
    await expect(menu(page, "Products").getByRole("link")).toHaveCount(10);
    expect(asked).toHaveLength(1);
  });

  test("is awaited with bars (TOP-25)", async ({ page }) => {
    const release = await holdMenus(page);
    await open(page, "/cookies");
    await opener(page, "Products").click();
    await expect(menu(page, "Products").locator("[aria-busy=true]")).toBeVisible();
    release();
    await expect(menu(page, "Products").getByRole("link")).toHaveCount(10);
    await expect(menu(page, "Products").locator("[aria-busy]")).toHaveCount(0);
  });

  test.describe("when it cannot be had", () => {
    test.use({ allowed: [/ERR_FAILED.*menus\.json/] });

    test("is said to be missing, and asked for again (TOP-26, ERR-06)", async ({ page }) => {
      await page.route(MENUS, (route) => route.abort());
      await open(page, "/cookies");
      await opener(page, "Solutions").click();
      const alert = bar(page).getByRole("alert");
      await expect(alert).toContainText("The menu couldn’t be loaded");
      await opener(page, "API & Demos").click();
      await expect(menu(page, "API & Demos").getByRole("link")).toHaveCount(2);
      await opener(page, "Solutions").click();
      await page.unroute(MENUS);
      await alert.getByRole("button", { name: "Try again" }).click();
      await expect(menu(page, "Solutions").getByRole("link", { name: /^More/ })).toHaveCount(4);
      expect(await expanded(page)).toEqual(["Solutions"]);
    });
  });
});

test.describe("the panel of small screens", () => {
  test.use({ viewport: viewports.phone });

  test("fills the screen, one submenu at a time, and closes by Escape and its button (TOP-07, TOP-08, TOP-12)", async ({
    page,
  }) => {
    await open(page, "/");
    const toggle = page.getByRole("button", { name: "Open menu" });
    const panel = page.getByRole("dialog", { name: "Menu" });
    await expect(panel).toBeHidden();
    await toggle.click();
    await expect(panel).toBeVisible();
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, ...viewports.phone });

    const submenus = panel.locator("button[aria-expanded=true]");
    await panel.getByRole("button", { name: "Solutions" }).click();
    await panel.getByRole("button", { name: "Products" }).click();
    await expect(submenus).toHaveCount(1);

    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await panel.getByRole("button", { name: "Close menu" }).click();
    await expect(panel).toBeHidden();
  });

  test("stacks its links and leads to pages (TOP-18)", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const panel = page.getByRole("dialog", { name: "Menu" });
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

  test("gives way to the bar's own entries when the window becomes wide (TOP-11)", async ({
    page,
  }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.setViewportSize(viewports.desktop);
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
    await opener(page, "Solutions").click();
    expect(await expanded(page)).toEqual(["Solutions"]);
  });
});
