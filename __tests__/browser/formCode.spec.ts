import type { Page } from "@playwright/test";
import { expect, open, settled, test } from "../support/test";

/** A name of the validation library's that no minifier may change: it stands in the forms' code only. */
const FORM_CODE = "abortEarly";

const getForm = (page: Page) => page.getByRole("form", { name: "Contact" });
const send = (page: Page) => getForm(page).getByRole("button", { name: "Send" });
const field = (page: Page, name: string) => getForm(page).getByRole("textbox", { name });

// Scripts that are still on their way when a test ends are of no interest to it.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

for (const [path, name] of [
  ["/contacts", "Contact"],
  ["/job/nlp-engineer/apply", "Application"],
  ["/newsletter/unsubscribe", "Unsubscribe"],
] as const) {
  test.describe(`without JavaScript ${path}`, () => {
    test.use({ javaScriptEnabled: false });

    test("has a form that cannot be sent, and an address to write to (FORM-06)", async ({
      page,
    }) => {
      await page.goto(path);
      const form = page.getByRole("main").getByRole("form", { name });
      const button = form.getByRole("button", { name: /^(?:Send|Unsubscribe)$/ });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(/^Still needed: /);
      const instead = form.locator("noscript");
      await expect(instead.locator("a[href^='mailto:']")).toBeVisible();
      expect(await instead.innerText()).toContain("The form needs JavaScript.");
    });
  });
}

test("no other page asks for a form's code, nor the footer before its dialog opens", async ({
  page,
}) => {
  const seen: string[] = [];
  await page.route("**/*.js", async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    if (body.includes(FORM_CODE)) seen.push(route.request().url());
    await route.fulfill({ response: answer, body });
  });
  await open(page, "/cookies");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(seen).toEqual([]);
  await page.getByRole("button", { name: "Sign up!" }).click();
  await expect(page.getByRole("form", { name: "Newsletter" })).toBeVisible();
  expect(seen.length).toBeGreaterThan(0);
});

test("what is written before the scripts come stays, with the caret, and is kept as a draft", async ({
  page,
}) => {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/contacts");
  await field(page, "Message").fill("First words");
  const news = getForm(page).getByRole("checkbox", { name: /newsletters by email/ });
  await news.check();
  await field(page, "Name").click();
  await page.keyboard.type("Ada Example");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  release?.();
  await settled(page);
  await expect(send(page)).toHaveAccessibleDescription(
    "Still needed: email, consent to the privacy policy.",
  );
  await expect(field(page, "Name")).toBeFocused();
  await page.keyboard.type("!");
  await expect(field(page, "Name")).toHaveValue("Ada Examp!le");
  await expect(field(page, "Message")).toHaveValue("First words");
  await expect(news).toBeChecked();
  // Not a reload, after which some browsers fill fields in by themselves.
  await open(page, "/contacts");
  await expect(field(page, "Name")).toHaveValue("Ada Examp!le");
  await expect(news).toBeChecked();
});
