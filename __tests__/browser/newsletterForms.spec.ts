import type { Locator, Page } from "@playwright/test";
import {
  CALL_ISSUES,
  holdCalls,
  openWithClock,
  passBotCheck,
  test,
  watchCalls,
} from "../support/formTest";
import type { MailHost } from "../support/mailHost";
import { expect, expectAccessibleInEveryLook, open } from "../support/test";

const PENDING = {
  subscription: "Signing you up",
  unsubscription: "Sending your link",
  confirmation: "Unsubscribing",
} as const;

const CHECK_MAIL = "We have sent you a link to your email to complete the unsubscribe process.";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const emailField = (part: Page | Locator) => part.getByRole("textbox", { name: "Email" });

const openSubscription = async (page: Page): Promise<Locator> => {
  await page.getByRole("contentinfo").getByRole("button", { name: "Sign up!" }).click();
  const dialog = page.getByRole("dialog");
  await expect(heading(page, "Sign up for the newsletter")).toBeFocused();
  return dialog;
};

const fillSubscription = async (dialog: Locator, email: string) => {
  await dialog.getByRole("textbox", { name: "Name" }).fill("Ada Example");
  await emailField(dialog).fill(email);
  await dialog.getByRole("checkbox", { name: /privacy notice/ }).check();
  await dialog.getByRole("checkbox", { name: /agree to receive newsletters/ }).check();
};

const subscribe = async (page: Page, email: string) => {
  const dialog = await openSubscription(page);
  await fillSubscription(dialog, email);
  await dialog.getByRole("button", { name: "Sign up!" }).click();
  await passBotCheck(page, PENDING.subscription);
  await expect(heading(page, "Thank you for subscribing!")).toBeFocused();
  await dialog.getByRole("button", { name: "Close" }).last().click();
};

const askForLink = async (page: Page, mailHost: MailHost, email: string): Promise<string> => {
  await page.goto("/research#modal-unsubscribe");
  const dialog = page.getByRole("dialog");
  await expect(heading(page, "Unsubscribe")).toBeFocused();
  await emailField(dialog).fill(email);
  await dialog.getByRole("button", { name: "Unsubscribe" }).click();
  await passBotCheck(page, PENDING.unsubscription);
  await expect(heading(page, "Check your email.")).toBeFocused();
  await expect(dialog.getByText(CHECK_MAIL)).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(page).toHaveURL("/research");
  const mail = await mailHost.mailWith(`To: ${email}`);
  expect(mail.headers.get("list")).toBeTruthy();
  return /http\S+/.exec(mail.text ?? "")?.[0] ?? "";
};

test.use({ allowed: CALL_ISSUES });

test("a visitor subscribes and unsubscribes twice (NL-01 to NL-12)", async ({ page, mailHost }) => {
  const calls = watchCalls(page);
  await openWithClock(page, "/cookies");
  await subscribe(page, "leaver@example.org");
  await expect(
    page.getByRole("contentinfo").getByRole("button", { name: "Sign up!" }),
  ).toBeFocused();

  const link = await askForLink(page, mailHost, "leaver@example.org");
  expect(link).toContain(`${mailHost.url}/newsletter/unsubscribe?code=`);
  const before = calls.length;
  await open(page, link);
  await expect(page).toHaveTitle(/unsubscri/i);
  await expect(heading(page, "Unsubscribe from the newsletter?")).toBeVisible();
  // Mail scanners open links too, so nothing is sent yet.
  expect(calls).toHaveLength(before);
  await page.getByRole("button", { name: "Yes, unsubscribe" }).dblclick();
  await passBotCheck(page, PENDING.confirmation);
  await expect(heading(page, "You’re unsubscribed.")).toBeFocused();
  expect(calls).toHaveLength(before + 1);

  const confirm = async (address: string, outcome: string) => {
    await open(page, address);
    await page.getByRole("button", { name: "Yes, unsubscribe" }).click();
    await passBotCheck(page, PENDING.confirmation);
    await expect(heading(page, outcome)).toBeFocused();
  };
  await confirm(link, "You’re unsubscribed.");
  await confirm("/newsletter/unsubscribe?code=not-a-code", "Something went wrong.");
  await page.getByRole("button", { name: "Send a new link" }).click();
  await expect(page.getByRole("main").getByRole("form")).toBeFocused();
  await expect(emailField(page.getByRole("main"))).toBeVisible();
});

test("the confirm step has its own title and is noindex (RT-20, AMB-02)", async ({ page }) => {
  const robots = page.locator("meta[name=robots]");
  await open(page, "/newsletter/unsubscribe");
  await expect(page).toHaveTitle("Unsubscribe from the newsletter");
  await expect(robots).toHaveCount(0);
  await open(page, "/newsletter/unsubscribe?code=a-code");
  await expect(page).toHaveTitle("Confirm your unsubscription");
  await expect(robots).toHaveAttribute("content", "noindex");
});

test("failures keep the input, and all states are accessible (NL-08, NL-11)", async ({ page }) => {
  await openWithClock(page, "/cookies");
  const dialog = await openSubscription(page);
  await emailField(dialog).focus();
  await dialog.getByRole("checkbox").first().focus();
  await expect(emailField(dialog)).toHaveAttribute("aria-invalid", "true");
  await expectAccessibleInEveryLook(page, "dialog");
  await fillSubscription(dialog, "axe@example.org");
  const answer = await holdCalls(page);
  const send = dialog.getByRole("button", { name: "Sign up!" });
  await send.click();
  await passBotCheck(page, PENDING.subscription);
  await expectAccessibleInEveryLook(page, "dialog");
  await answer(500);
  await expect(heading(page, "Something went wrong.")).toBeFocused();
  await expectAccessibleInEveryLook(page, "dialog");
  await dialog.getByRole("button", { name: "Back" }).click();
  await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Ada Example");
  await expect(emailField(dialog)).toHaveValue("axe@example.org");
  for (const box of await dialog.getByRole("checkbox").all()) await expect(box).toBeChecked();
  await send.click();
  await passBotCheck(page, PENDING.subscription);
  await answer(204);
  await expect(heading(page, "Thank you for subscribing!")).toBeFocused();
  await expectAccessibleInEveryLook(page, "dialog");
  await page.keyboard.press("Escape");
  await expect(emailField(await openSubscription(page))).toHaveValue("");
  await page.keyboard.press("Escape");

  await page.getByRole("contentinfo").getByRole("link", { name: "Unsubscribe" }).click();
  await emailField(dialog).fill("axe@example.org");
  await expectAccessibleInEveryLook(page, "dialog");
  const ask = dialog.getByRole("button", { name: "Unsubscribe" });
  await ask.click();
  await passBotCheck(page, PENDING.unsubscription);
  await answer(500);
  await dialog.getByRole("button", { name: "Back" }).click();
  await expect(emailField(dialog)).toHaveValue("axe@example.org");
  await ask.click();
  await passBotCheck(page, PENDING.unsubscription);
  await answer(204);
  await expect(heading(page, "Check your email.")).toBeFocused();
  await expectAccessibleInEveryLook(page, "dialog");

  await open(page, "/newsletter/unsubscribe?code=a-code");
  await expectAccessibleInEveryLook(page, "main");
  await page.getByRole("button", { name: "Yes, unsubscribe" }).click();
  await passBotCheck(page, PENDING.confirmation);
  await answer(500);
  await expect(heading(page, "Something went wrong.")).toBeFocused();
  await expectAccessibleInEveryLook(page, "main");
  await page.getByRole("button", { name: "Try again" }).click();
  await passBotCheck(page, PENDING.confirmation);
  await answer(204);
  await expect(heading(page, "You’re unsubscribed.")).toBeFocused();
  await expectAccessibleInEveryLook(page, "main");
});
