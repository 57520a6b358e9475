import { EMAIL_REVEAL_DELAY_MS } from "../../src/lib/limits";
import { expect, isHydrated, test } from "../support/test";

const PATH = "/terms-and-privacy";
const ADDRESS = "legal@polysema.example";
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
        return page.evaluate(isHydrated);
      },
      { intervals: [20] },
    )
    .toBe(true);
  const link = page.getByRole("main").getByRole("link", { name: ADDRESS });
  await page.clock.runFor(EMAIL_REVEAL_DELAY_MS - 100);
  await expect(link).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("href", `mailto:${ADDRESS}`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the address stays away from the notice", async ({ page }) => {
    await page.goto(PATH);
    // The footer has it on every page (FOOT-08).
    await expect(page.getByRole("main").getByText(ADDRESS)).toHaveCount(0);
  });
});
