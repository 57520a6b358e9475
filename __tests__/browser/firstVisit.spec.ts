import { expect, open, test } from "../support/test";
import { viewports } from "../support/viewports";

// A trace reads the style of every element, by which the browser lays all of them out.
test.use({ viewport: viewports.phone, allowed: [/ERR_FAILED.*\.js/], trace: "off" });

/** The bands of the home page that are far below its first screen. */
const FAR_BANDS = ["gloss", "research", "news", "at-work"];

test.describe("a first visit to the home page on a phone", () => {
  test("fetches three fonts before the scripts: those of the first screens", async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fonts.push(request.url().replace(/.*\//, ""));
    });
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto("/", { waitUntil: "networkidle" });
    expect(fonts.filter((name) => !/-latin-wght-(?:normal|italic)-/.test(name))).toEqual([]);
    expect(fonts).toHaveLength(3);
  });

  test("lays out what is far below once the scripts are there", async ({ page }) => {
    await open(page, "/");
    for (const name of FAR_BANDS) {
      const band = page.locator(`section[aria-labelledby="${name}"]`);
      await expect(band).toHaveCSS("content-visibility", "visible");
    }
  });
});
