import type { Page, Route } from "@playwright/test";
import { expect, open, test } from "../support/test";
import { viewports } from "../support/viewports";

/** A name of the validation library's that no minifier may change: it stands in the forms' code only. */
const FORM_CODE = "abortEarly";

const STILL_NEEDED = "Still needed: name, email, message, consent to the privacy policy.";

const formOf = (page: Page) => page.getByRole("form", { name: "Contact" });
const send = (page: Page) => formOf(page).getByRole("button", { name: "Send" });
const field = (page: Page, name: string) => formOf(page).getByRole("textbox", { name });

/** Counts the scripts with the forms' code, and holds them back until the test lets them go. */
const holdFormCode = async (page: Page) => {
  const held: Route[] = [];
  let isHolding = true;
  const seen: string[] = [];
  await page.route("**/*.js", async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    if (!body.includes(FORM_CODE)) return route.fulfill({ response: answer, body });
    seen.push(route.request().url());
    if (!isHolding) return route.fulfill({ response: answer, body });
    held.push(route);
    return undefined;
  });
  return {
    seen,
    release: async () => {
      isHolding = false;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
};

/** Sums what the page moves by itself from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, "shift", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = Number(Reflect.get(entry, "value"));
        Reflect.set(window, "shift", Number(Reflect.get(window, "shift")) + value);
      }
    }).observe({ type: "layout-shift" });
  });

/** Where every part of the form stands, in CSS pixels; all but the last line, which says what is missing. */
const places = (page: Page) =>
  formOf(page).evaluate((form) =>
    [...form.querySelectorAll("label, input, textarea, button, p:not([role])")].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.tagName, x, y, width, height].join(" ");
    }),
  );

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

test("a form's code is asked for when the form is near, not before", async ({ page }) => {
  const code = await holdFormCode(page);
  await code.release();
  // So low a window that the form begins more than half a window below it.
  await page.setViewportSize({ width: 390, height: 120 });
  await open(page, "/contacts");
  await page.waitForLoadState("networkidle");
  expect(code.seen).toEqual([]);
  await expect(send(page)).toBeDisabled();
  await formOf(page).scrollIntoViewIfNeeded();
  await expect.poll(() => code.seen.length).toBeGreaterThan(0);
  await field(page, "Name").fill("Ada");
  await expect(send(page)).toHaveAccessibleDescription(/^Still needed: email, message,/);
});

test("no other page asks for a form's code, nor the footer before its dialog opens", async ({
  page,
}) => {
  const code = await holdFormCode(page);
  await code.release();
  await open(page, "/cookies");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(code.seen).toEqual([]);
  await page.getByRole("button", { name: "Sign up!" }).click();
  await expect(page.getByRole("form", { name: "Newsletter" })).toBeVisible();
  expect(code.seen.length).toBeGreaterThan(0);
});

for (const [size, viewport] of [
  ["phone", viewports.phone],
  ["desktop", viewports.desktop],
] as const) {
  test(`what is written before the code comes stays, with the caret, and nothing moves on a ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const code = await holdFormCode(page);
    await open(page, "/contacts");
    await field(page, "Message").fill("First words");
    await formOf(page)
      .getByRole("checkbox", { name: /newsletters by email/ })
      .check();
    await field(page, "Name").click();
    await page.keyboard.type("Ada Example");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => code.seen.length).toBeGreaterThan(0);
    await expect(send(page)).toHaveAccessibleDescription(STILL_NEEDED);
    await watchShifts(page);
    const before = await places(page);
    await code.release();
    await expect(send(page)).toHaveAccessibleDescription(
      "Still needed: email, consent to the privacy policy.",
    );
    await expect(field(page, "Name")).toBeFocused();
    await page.keyboard.type("!");
    await expect(field(page, "Name")).toHaveValue("Ada Examp!le");
    await expect(field(page, "Message")).toHaveValue("First words");
    await expect(
      formOf(page).getByRole("checkbox", { name: /newsletters by email/ }),
    ).toBeChecked();
    expect(await places(page)).toEqual(before);
    expect(await page.evaluate((): unknown => Reflect.get(window, "shift"))).toBe(0);
  });
}

test("an untouched form comes to life without moving anything", async ({ page }) => {
  const code = await holdFormCode(page);
  await open(page, "/contacts");
  await expect.poll(() => code.seen.length).toBeGreaterThan(0);
  await watchShifts(page);
  const before = await places(page);
  const plain = await formOf(page).elementHandle();
  await code.release();
  await expect.poll(() => plain.evaluate((form) => form.isConnected)).toBe(false);
  expect(await places(page)).toEqual(before);
  expect(await page.evaluate((): unknown => Reflect.get(window, "shift"))).toBe(0);
});

test.describe("a form whose code cannot be fetched", () => {
  test.use({ allowed: [/Failed to load resource|ChunkLoadError|Loading (?:CSS )?chunk/] });

  test("says so, names an address, and what was written outlives a new visit in the tab", async ({
    page,
  }) => {
    await page.route("**/*.js", async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      if (body.includes(FORM_CODE)) await route.abort();
      else await route.fulfill({ response: answer, body });
    });
    await open(page, "/contacts");
    await field(page, "Message").fill("First words");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("The form could not be loaded.");
    await expect(alert.getByRole("link", { name: /@/ })).toBeVisible();
    await expect(field(page, "Message")).toHaveValue("First words");
    await field(page, "Message").pressSequentially(", and more");
    await page.unrouteAll();
    // Not a reload, after which some browsers fill fields in by themselves.
    await open(page, "/contacts");
    await expect(send(page)).toHaveAccessibleDescription(
      "Still needed: name, email, consent to the privacy policy.",
    );
    await expect(field(page, "Message")).toHaveValue("First words, and more");
  });
});

test("a press that leaves a faulty field still ticks the box it aims at", async ({ page }) => {
  await open(page, "/contacts");
  await field(page, "Message").click();
  const box = formOf(page).getByRole("checkbox", { name: /privacy policy/ });
  await expect(send(page)).toHaveAccessibleDescription(STILL_NEEDED);
  await box.click();
  await expect(box).toBeChecked();
  await expect(field(page, "Message")).toHaveAccessibleDescription("Write your message.");
});
