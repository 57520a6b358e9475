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
