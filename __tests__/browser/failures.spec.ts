import type { Page, Route } from "@playwright/test";
import { z } from "zod";
import { contactForm } from "../support/formTest";
import { expect, expectSameDocument, markDocument, open, test } from "../support/test";

const GONE = { status: 404, contentType: "text/plain", body: "Gone" } as const;
const refuse = (route: Route) => route.fulfill(GONE);

const bar = (page: Page) => page.getByRole("banner");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const notice = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "We couldn’t load that." });

const expectNewDocument = (page: Page) =>
  expect(page.locator("html")).not.toHaveAttribute("data-visit");

const fragmentLink = (page: Page) => bar(page).locator("a[href='/solution/llm#agentic-ai']");
const openMenu = async (page: Page) => {
  await bar(page).getByRole("button", { name: "Solutions" }).click();
  await expect(fragmentLink(page)).toBeVisible();
};
const goToFragment = async (page: Page) => {
  await openMenu(page);
  await fragmentLink(page).click();
};

const PAPER =
  "/research/publication/minerva-llms-the-first-family-of-large-language-models-trained-from-scratch-on-italian-data";
const goToQuery = (page: Page) =>
  page.getByRole("main").locator("a[href^='/research?']").first().click();

test.describe("after a deployment that removed old files", () => {
  // Messages of the browser, the framework and the site (NAV-06) about the blocked files.
  test.use({
    allowed: [
      /status of 404.*\/(?:page-data\/|[\w-]+\.js\))|not found\. Not rendering React|ChunkLoadError|Loading (?:CSS )?chunk|The page \S+ could not be fetched/,
    ],
  });

  for (const [what, files] of [
    ["code", "**/component---src-kinds-solution-page-*.js"],
    ["data", "**/page-data/solution/llm/page-data.json"],
  ] as const) {
    test(`missing ${what} loads the page as a document, at its fragment`, async ({ page }) => {
      await open(page, "/research");
      await markDocument(page);
      await page.route(files, refuse);
      await goToFragment(page);
      await expectNewDocument(page);
      await expect(page).toHaveURL("/solution/llm#agentic-ai");
      // Without its code the page stays as prerendered, and its links work.
      await expect(heading(page)).toBeVisible();
      await expect(page.locator("#agentic-ai")).toBeInViewport();
      await bar(page).getByRole("link", { name: "About" }).click();
      await expect(page).toHaveURL("/about-us");
      await expect(heading(page)).toBeVisible();
    });
  }

  test("a page of a newer build is loaded as a document, and hydrates", async ({ page }) => {
    await open(page, PAPER);
    await markDocument(page);
    // Removing a route after one response may block the next request forever.
    let isNewer = true;
    await page.route("**/page-data/app-data.json", async (route) => {
      if (isNewer) await route.fulfill({ json: { webpackCompilationHash: "a-newer-build" } });
      else await route.continue();
      isNewer = false;
    });
    await goToQuery(page);
    await expectNewDocument(page);
    await expect(page).toHaveURL(/\/research\?./);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
  });
});

test.describe("without a connection", () => {
  test.use({
    allowed: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|The page \S+ could not be fetched/],
  });

  test("a link keeps the page and offers a retry", async ({ page, context }) => {
    await open(page, "/contacts");
    const name = contactForm(page).getByRole("textbox", { name: "Name" });
    await name.fill("Ada Example");
    await markDocument(page);
    await openMenu(page);
    await context.setOffline(true);
    await fragmentLink(page).click();
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL("/contacts");
    await notice(page).getByRole("button", { name: "Try again" }).click();
    await expect(notice(page)).toBeVisible();
    await expectSameDocument(page);

    await context.setOffline(false);
    await notice(page).getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL("/solution/llm#agentic-ai");
    await expect(notice(page)).toHaveCount(0);
    await page.goBack();
    await expect(name).toHaveValue("Ada Example");
  });
});

/** The snackbar must not appear if no answer can be stored. */
const COOKIES_THROW = "storage and cookies that throw";

const REFUSALS = {
  [COOKIES_THROW]: () => {
    const refuseAccess = () => {
      throw new DOMException("Access is denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, { get: refuseAccess });
    }
    Object.defineProperty(document, "cookie", { get: refuseAccess, set: refuseAccess });
  },
  "a full storage": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Quota exceeded", "QuotaExceededError");
    };
  },
} as const;

for (const [what, arrange] of Object.entries(REFUSALS)) {
  test.describe(`with ${what}`, () => {
    // The snackbar's library reads cookies while it renders: the snackbar is omitted, and the error
    // logged.
    if (what === COOKIES_THROW) test.use({ allowed: [/console\.error: SecurityError/] });

    test(`theme, search, navigation and form work`, async ({ page }) => {
      await page.addInitScript(arrange);
      await open(page, "/research");
      if (what !== COOKIES_THROW) {
        await page
          .getByRole("region", { name: "Cookies" })
          .getByRole("button", { name: "Reject all" })
          .click();
      }
      await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);
      await bar(page).getByRole("button", { name: "Dark theme" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await page.keyboard.press("/");
      await page.getByRole("dialog").getByRole("combobox").fill("wordatlas");
      await page.getByRole("dialog").locator("a[href='/product/wordatlas']").click();
      await expect(page).toHaveURL(/\/product\/wordatlas/);
      await page.goBack();
      await expect(page).toHaveURL("/research");
      await bar(page).getByRole("link", { name: "Contact" }).click();
      const name = contactForm(page).getByRole("textbox", { name: "Name" });
      await name.fill("Ada Example");
      await expect(name).toHaveValue("Ada Example");
      await name.blur();
      await expect(page.getByText("Still needed: email, message,")).toBeVisible();
    });
  });
}

test.describe("when a component throws", () => {
  test.use({ allowed: [/console\.error: Error: (?:A part failed|AboutPage not found)/] });

  test("on a navigation, the error is logged and leads to not-found (NAV-06)", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") logged.push(message.text());
    });
    await page.route("**/page-data/about-us/page-data.json", async (route) => {
      const json = z.looseObject({
        result: z.looseObject({ data: z.looseObject({ aboutPage: z.unknown() }) }),
      });
      const pageData = json.parse(await (await route.fetch()).json());
      pageData.result.data.aboutPage = null;
      await route.fulfill({ json: pageData });
    });
    await open(page, "/");
    await markDocument(page);
    await bar(page).getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/not-found");
    await expect(heading(page)).toContainText("404");
    await expectSameDocument(page);
    expect(logged).toEqual([expect.stringContaining("AboutPage not found")]);
  });

  test("bar, footer and draft stay, and the error links to the home page", async ({ page }) => {
    await open(page, "/contacts");
    const form = contactForm(page);
    await form.getByRole("textbox", { name: "Message" }).fill("Which of the two banks?");
    await form.getByRole("textbox", { name: "Name" }).fill("Ada");
    await form.getByRole("textbox", { name: "Name" }).blur();
    await expect(form.getByText("Still needed: email,")).toBeVisible();
    // From here on, rendering the form with the next name throws.
    await page.evaluate(() => {
      const { stringify } = JSON;
      JSON.stringify = (value: unknown, ...rest: []) => {
        const text = stringify(value, ...rest);
        if (typeof text === "string" && text.includes("Ada!")) throw new Error("A part failed");
        return text;
      };
    });
    await form.getByRole("textbox", { name: "Name" }).press("End");
    await page.keyboard.type("!");
    const issue = page.getByRole("main").getByRole("alert");
    await expect(heading(page)).toHaveText("Something went wrong on this page");
    await expect(heading(page)).toBeFocused();
    await expect(bar(page).getByRole("link", { name: "Research" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(issue.getByRole("link", { name: "Home page" })).toHaveAttribute("href", "/");

    await bar(page).getByRole("link", { name: "Research" }).click();
    await expect(page).toHaveURL("/research");
    await expect(heading(page)).not.toHaveText("Something went wrong on this page");
    await page.goBack();
    await expect(form.getByRole("textbox", { name: "Message" })).toHaveValue(
      "Which of the two banks?",
    );
    await expect(form.getByRole("textbox", { name: "Name" })).toHaveValue("Ada");
  });
});
