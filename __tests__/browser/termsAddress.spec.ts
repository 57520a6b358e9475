import { EMAIL_REVEAL_DELAY_MS } from "../../src/config/limits";
import { expect, open, test } from "../support/test";

const PATH = "/terms-and-privacy";
const ADDRESS = "privacy@polysema.example";
/** One frame of the page's clock, in milliseconds. */
const FRAME_MS = 16;

test("the contact address comes half a second after the page, and not before (PAGE-08)", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(PATH);
  // The clock stands still but for these steps, so the wait begins within the last of them.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(FRAME_MS);
        return page.locator("html[data-hydrated]").count();
      },
      { intervals: [20] },
    )
    .toBe(1);
  const link = page.getByRole("main").getByRole("link", { name: ADDRESS });
  await page.clock.runFor(EMAIL_REVEAL_DELAY_MS - 100);
  await expect(link).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("href", `mailto:${ADDRESS}`);
});

test("the address is in nothing that the page asks for", async ({ page }) => {
  const texts: Promise<[string, string]>[] = [];
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (!/html|json|javascript/.test(type)) return;
    texts.push(response.text().then((text) => [response.url(), text]));
  });
  await open(page, PATH);
  await expect(page.getByRole("link", { name: ADDRESS })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const holding = (await Promise.all(texts)).filter(([, text]) => text.includes(ADDRESS));
  expect(holding.map(([url]) => url)).toEqual([]);
  expect(texts.length).toBeGreaterThan(3);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the address stays away", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText(ADDRESS)).toHaveCount(0);
  });
});
