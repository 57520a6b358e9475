import type { Page } from "@playwright/test";
import { expect, open, settled, test } from "../support/test";
import { viewports } from "../support/viewports";

// A trace reads the style of every element, by which the browser lays all of them out.
test.use({ viewport: viewports.phone, trace: "off" });

test.describe("a first visit to the home page on a phone", () => {
  test("finds the place again at which the page was left, when it is loaded once more", async ({
    page,
  }) => {
    // On a busy machine the faces come too late for the first page; on the next, lines break elsewhere.
    await open(page, "/cookies");
    await open(page, "/");
    const news = page.getByRole("heading", { name: "News", exact: true });
    await news.evaluate((heading) =>
      heading.scrollIntoView({ behavior: "instant", block: "center" }),
    );
    const before = await news.boundingBox();
    await page.reload();
    await settled(page);
    expect((await news.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, -1);
  });
});

test.describe("the data of a page that is opened", () => {
  const askedFor = (page: Page) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const [, file] = /\/page-data\/(.+)\/page-data\.json/.exec(request.url()) ?? [];
      if (file !== undefined) asked.push(file);
    });
    return asked;
  };

  test("are fetched once; those of another page on the way to it, and back needs none", async ({
    page,
  }) => {
    const asked = askedFor(page);
    await open(page, "/");
    expect(asked).toEqual(["index"]);
    await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
    await expect(page).toHaveURL("/about-us");
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(asked).toEqual(["index", "about-us"]);
  });
});
