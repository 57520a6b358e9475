import type { Page } from "@playwright/test";
import { CAPTCHA_DELAY_MS } from "../../src/lib/limits";
import {
  CALL_ISSUES,
  contactForm,
  fillContactForm,
  openWithClock,
  passBotCheck,
  test,
  watchCalls,
} from "../support/formTest";
import { expect, open } from "../support/test";

const PENDING = "Sending your message";
const STILL_NEEDED =
  "Still needed: name, email, message, confirmation that you have read the privacy notice.";

const send = (page: Page) => contactForm(page).getByRole("button", { name: "Send" });
const field = (page: Page, name: string) => contactForm(page).getByRole("textbox", { name });
const consent = (page: Page) => contactForm(page).getByRole("checkbox", { name: /privacy notice/ });
const news = (page: Page) =>
  contactForm(page).getByRole("checkbox", { name: /newsletters by email/ });

const written = (mark: string) => ({
  Name: "Zoë Müller-Łukasiewicz",
  Email: `${mark}@contact.example`,
  Organisation: "Example Archive",
  Message: `Two senses of “bank” (${mark}):\n1. шоссе\n2. 銀行`,
});

const expectKept = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await expect(consent(page)).toBeChecked();
  await expect(news(page)).not.toBeChecked();
};

test.use({ allowed: CALL_ISSUES });

test("a double click sends one complete message (FORM-11, FORM-13)", async ({ page, mailHost }) => {
  const values = written("whole");
  const calls = watchCalls(page);
  await openWithClock(page, "/contacts");
  await fillContactForm(page, values);
  await expect(send(page)).toBeEnabled();
  await send(page).dblclick();
  await passBotCheck(page, PENDING);
  await expect(page.getByRole("heading", { name: "Message sent successfully." })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "sent successfully" })).toContainText(
    "Your message has been sent correctly. Thank you for reaching out to us. We will get back to you as soon as possible.",
  );
  expect(calls).toHaveLength(1);
  expect((await calls[0]?.response())?.status()).toBe(204);
  expect(calls[0]?.headers()["x-xsrf-token"]).toBeTruthy();

  const mail = await mailHost.mailWith("whole@contact.example");
  expect(mail.subject).toBe("New message from Zoë Müller-Łukasiewicz");
  expect(mail.replyTo?.value).toEqual([
    { name: "Zoë Müller-Łukasiewicz", address: "whole@contact.example" },
  ]);
  expect(mail.text).toContain(values.Message);
  expect(mail.text).toContain("Organisation: Example Archive");
  expect(mailHost.countMails("whole@contact.example")).toBe(1);

  expect(await page.evaluate(() => sessionStorage.getItem("draft-contact"))).toBeNull();
  await page.getByRole("button", { name: "Back to the form" }).click();
  await expect(contactForm(page)).toBeFocused();
  for (const name of Object.keys(values)) await expect(field(page, name)).toHaveValue("");
  await expect(consent(page)).not.toBeChecked();
  await expect(send(page)).toBeDisabled();
});

test("a message can be sent after its page's cookie was deleted", async ({ page, mailHost }) => {
  const calls = watchCalls(page);
  await openWithClock(page, "/contacts");
  await page.context().clearCookies();
  await fillContactForm(page, written("cleared"));
  await send(page).click();
  await passBotCheck(page, PENDING);
  await expect(page.getByRole("heading", { name: "Message sent successfully." })).toBeFocused();
  expect(calls).toHaveLength(1);
  expect((await mailHost.mailWith("cleared@contact.example")).text).toContain("cleared");
});

test("a failure keeps the message for a retry (FORM-14)", async ({ page, mailHost }) => {
  const values = written("again");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openWithClock(page, "/contacts");
  await fillContactForm(page, values);
  await page.route("**/api/**", (route) => route.abort("connectionrefused"));
  await send(page).click();
  await passBotCheck(page, PENDING);
  await expect(page.getByRole("heading", { name: "Something went wrong." })).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("cannot be processed right now");
  await page.getByRole("button", { name: "Copy the message" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(values.Message);
  expect(copied).toContain("Name: Zoë Müller-Łukasiewicz");
  const mail = page.getByRole("link", { name: "Open as an email" });
  const address = new URL((await mail.getAttribute("href")) ?? "");
  expect(address.pathname).toBe("info@polysema.example");
  const body = address.searchParams.get("body") ?? "";
  expect(body.replaceAll("\r\n", "\n")).toContain(values.Message);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(contactForm(page)).toBeFocused();
  await expectKept(page, values);
  await page.unrouteAll();
  await send(page).click();
  await passBotCheck(page, PENDING);
  await expect(page.getByRole("heading", { name: "Message sent successfully." })).toBeFocused();
  expect((await mailHost.mailWith("again@contact.example")).text).toContain(values.Message);
});

test("leaving the page aborts a running call", async ({ page }) => {
  const calls = watchCalls(page);
  await openWithClock(page, "/contacts");
  await fillContactForm(page, written("leaving"));
  // Pauses the clock: a busy machine may need longer than the delay before the call.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await send(page).click();
  await expect(page.getByText(PENDING)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Research" }).click();
  let passedMs = 0;
  await expect(async () => {
    await page.clock.runFor(50);
    passedMs += 50;
    await expect(contactForm(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  expect(passedMs).toBeLessThan(CAPTCHA_DELAY_MS);
  await page.clock.fastForward(CAPTCHA_DELAY_MS);
  await page.clock.resume();
  await page.goBack();
  await expectKept(page, written("leaving"));
  expect(calls).toEqual([]);
});

test("a message can be written, corrected and sent by keyboard", async ({ page }) => {
  await page.route("**/api/**", (route) => route.fulfill({ status: 204 }));
  await openWithClock(page, "/contacts");
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await expect(contactForm(page)).toHaveAttribute("novalidate");
  await field(page, "Name").focus();
  await press("Tab", "Tab");
  await expect(field(page, "Organisation")).toBeFocused();
  await expect(field(page, "Name")).toHaveAccessibleDescription("Enter your name.");
  await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
  await press("Shift+Tab", "Shift+Tab");
  await page.keyboard.type("Ada Example");
  await press("Tab");
  await page.keyboard.type("not an address");
  await press("Tab", "Tab");
  await page.keyboard.type("First line");
  await press("Enter");
  await page.keyboard.type("Second line");
  await expect(field(page, "Name")).not.toHaveAttribute("aria-invalid");
  await expect(send(page)).toBeDisabled();
  await press("Tab");
  await expect(consent(page)).toBeFocused();
  await press("Space");
  await expect(send(page)).toBeEnabled();
  await press("Tab", "Tab", "Space");
  await expect(send(page)).toBeEnabled();
  await press("Tab");
  await expect(send(page)).toBeFocused();
  await press("Enter");
  await passBotCheck(page, PENDING);
  await expect(page.getByRole("heading", { name: "Message sent successfully." })).toBeFocused();
  await press("Tab", "Enter");
  await expect(contactForm(page)).toBeFocused();
});

test("a click that blurs an invalid field still ticks the clicked checkbox", async ({ page }) => {
  await open(page, "/contacts");
  await field(page, "Message").click();
  await expect(send(page)).toHaveAccessibleDescription(STILL_NEEDED);
  await consent(page).click();
  await expect(consent(page)).toBeChecked();
  await expect(field(page, "Message")).toHaveAccessibleDescription("Write your message.");
});
