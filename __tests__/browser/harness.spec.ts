import { expect, expectAccessible, test } from "../support/test";

const show = (html: string): string =>
  `data:text/html,${encodeURIComponent(`<!doctype html><html lang="en"><title>T</title><h1>T</h1>${html}`)}`;

test.describe("a page that breaks a rule fails its test", () => {
  test("by writing an error to the console", async ({ page }) => {
    test.fail();
    await page.goto(show("<script>console.error('broken')</script>"));
  });

  test("by requesting another host", async ({ page }) => {
    test.fail();
    await page.route("https://example.org/**", (route) => route.fulfill({ body: "" }));
    await page.goto(show("<img alt='' src='https://example.org/pixel.gif'>"));
  });

  test("by an input without a name", async ({ page }) => {
    test.fail();
    await page.goto(show("<main><input type=text></main>"));
    await expectAccessible(page);
  });
});

test.describe("what a test allows", () => {
  test.use({ allowed: [/expected here/] });

  test("passes", async ({ page }) => {
    await page.goto(show("<script>console.error('expected here')</script>"));
    await expect(page.getByRole("heading")).toHaveText("T");
    await expectAccessible(page);
  });
});
