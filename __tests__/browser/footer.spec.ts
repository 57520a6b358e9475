import { expect, open, test } from "../support/test";

const dialogName = /unsubscribe/i;

test("Unsubscribe opens its dialog in place; closing gives the focus back (FOOT-04, BLK-13, BLK-14)", async ({
  page,
}) => {
  await open(page, "/cookies");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Unsubscribe" });
  await link.click();
  const dialog = page.getByRole("dialog", { name: dialogName });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL("/cookies");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await page.getByRole("button", { name: "Sign up!" }).click();
  const signUp = page.getByRole("dialog", { name: /newsletter/i });
  await expect(signUp).toBeVisible();
  expect((await signUp.boundingBox())?.width).toBeLessThanOrEqual(1000);
  await page.mouse.click(5, 5);
  await expect(signUp).toBeHidden();
});

test("the fragment opens the unsubscription dialog, and a closed one stays closed (FOOT-12)", async ({
  page,
}) => {
  await open(page, "/research#modal-unsubscribe");
  const dialog = page.getByRole("dialog", { name: dialogName });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/research");
});

test("Back takes an open dialog away with its page", async ({ page }) => {
  await open(page, "/research");
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about-us");
  await page.getByRole("banner").getByRole("button", { name: "Search the site" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/research");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The page behind it answers again.
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about-us");
});
