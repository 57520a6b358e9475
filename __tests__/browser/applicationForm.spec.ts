import { randomFillSync } from "node:crypto";
import type { Page } from "@playwright/test";
import { CV_MAX_BYTES } from "../../src/lib/limits";
import {
  CALL_ISSUES,
  holdCalls,
  openWithClock,
  passBotCheck,
  test,
  watchCalls,
} from "../support/formTest";
import { makePdf } from "../support/makePdf";
import { expect, expectAccessibleInEveryLook } from "../support/test";

const PATH = "/job/nlp-engineer/apply";
const PENDING = "Sending your application";
const UNICODE_NAME = "Lebenslauf – Zoë Łuk 履歴書 🌍.pdf";

const getForm = (page: Page) => page.getByRole("form", { name: "Application" });
const send = (page: Page) => getForm(page).getByRole("button", { name: "Send" });
const field = (page: Page, name: string) => getForm(page).getByRole("textbox", { name });
const consent = (page: Page) => getForm(page).getByRole("checkbox", { name: /privacy notice/ });
const cv = (page: Page) => getForm(page).getByRole("button", { name: "CV", exact: true });
const success = (page: Page) =>
  page.getByRole("heading", { name: "Application sent successfully." });

const uniquePdf = (size: number) => randomFillSync(makePdf(size), "%PDF-1.7\n".length);

const choose = (page: Page, name: string, buffer: Buffer) =>
  cv(page).setInputFiles({ name, buffer, mimeType: "application/pdf" });

const LETTER = "I have read every entry of the dictionary.\nSome of them twice: “шоссе”, 銀行.";

const fill = async (page: Page, mark: string) => {
  await field(page, "Name").fill("Bo Example");
  await field(page, "Email").fill(`${mark}@application.example`);
  await field(page, "Cover letter").fill(LETTER);
  await consent(page).check();
};

const expectKept = async (page: Page, mark: string) => {
  await expect(field(page, "Name")).toHaveValue("Bo Example");
  await expect(field(page, "Email")).toHaveValue(`${mark}@application.example`);
  await expect(field(page, "Cover letter")).toHaveValue(LETTER);
  await expect(consent(page)).toBeChecked();
};

test.use({ allowed: CALL_ISSUES });

test("double clicks send one application (APP-11, JOB-05)", async ({ page, mailHost }) => {
  const content = uniquePdf(300_000);
  const calls = watchCalls(page);
  await openWithClock(page, PATH);
  const position = getForm(page).getByRole("combobox", { name: "Position" });
  await expect(position).toHaveValue("NLP Engineer");
  await fill(page, "whole");
  await expect(send(page)).toHaveAccessibleDescription("Still needed: CV.");
  await choose(page, UNICODE_NAME, content);
  await expect(getForm(page).getByText(UNICODE_NAME)).toBeVisible();
  await expect(send(page)).toBeEnabled();
  await send(page).dblclick();
  await expect(page.getByText(PENDING)).toBeVisible();
  const isCovered = await page.locator("textarea").evaluate((box) => {
    box.scrollIntoView({ block: "center" });
    const { left, top } = box.getBoundingClientRect();
    return document.elementFromPoint(left + 50, top + 50)?.contains(box) === false;
  });
  expect(isCovered).toBe(true);
  await passBotCheck(page, PENDING);
  await expect(success(page)).toBeFocused();
  await expect(page.getByText(/^Your application for NLP Engineer has been sent/)).toBeVisible();
  expect(calls).toHaveLength(1);

  const mail = await mailHost.mailWith("whole@application.example");
  expect(mail.subject).toBe("New Job Application: NLP Engineer");
  expect(mail.text).toContain(LETTER);
  expect(mail.attachments).toHaveLength(1);
  const [attachment] = mail.attachments;
  expect(attachment?.filename).toBe(UNICODE_NAME);
  expect(attachment?.contentType).toBe("application/pdf");
  expect(attachment?.content.equals(content)).toBe(true);
  expect(mailHost.countMails("whole@application.example")).toBe(1);

  expect(await page.evaluate(() => sessionStorage.getItem("draft-application"))).toBeNull();
  await page.getByRole("link", { name: "Back to the open jobs" }).click();
  await expect(page).toHaveURL("/about-us#join-us");
});

test("all states are accessible; errors keep text and CV (FORM-14)", async ({ page, mailHost }) => {
  const content = uniquePdf(20_000);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openWithClock(page, PATH);
  await choose(page, "wrong.pdf", Buffer.from("no PDF"));
  await expect(page.getByText("Required PDF format")).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await fill(page, "again");
  await choose(page, UNICODE_NAME, content);
  await expect(send(page)).toBeEnabled();
  const answer = await holdCalls(page);
  await send(page).click();
  await passBotCheck(page, PENDING);
  await expectAccessibleInEveryLook(page, "main");
  await answer(500);
  await expect(page.getByRole("heading", { name: "Something went wrong." })).toBeFocused();
  await expectAccessibleInEveryLook(page, "main");
  await page.getByRole("button", { name: "Copy the letter" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(getForm(page)).toBeFocused();
  await expectKept(page, "again");
  await expect(getForm(page).getByText(UNICODE_NAME)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(LETTER);
  expect(copied).toContain("Position: NLP Engineer");
  await page.unrouteAll();
  await send(page).click();
  await passBotCheck(page, PENDING);
  await expect(success(page)).toBeFocused();
  await expectAccessibleInEveryLook(page, "main");
  const mail = await mailHost.mailWith("again@application.example");
  expect(mail.attachments[0]?.content.equals(content)).toBe(true);
  expect(mailHost.countMails("again@application.example")).toBe(1);
});

test("a CV may have 2,097,152 bytes (APP-05 to APP-07, APP-09)", async ({ page, mailHost }) => {
  const content = uniquePdf(CV_MAX_BYTES);
  expect(content).toHaveLength(2_097_152);
  await openWithClock(page, PATH);
  await fill(page, "largest");
  await choose(page, "larger.pdf", uniquePdf(CV_MAX_BYTES + 1));
  await expect(cv(page)).toHaveAccessibleDescription(/Max file size exceeded/);
  await expect(getForm(page).getByText("larger.pdf")).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await expect(send(page)).toHaveAccessibleDescription("Still needed: a valid CV.");
  await choose(page, "letter.pdf", Buffer.from("PK\u0003\u0004 a word processor's file"));
  await expect(cv(page)).toHaveAccessibleDescription(/Required PDF format/);
  await expect(send(page)).toBeDisabled();
  await getForm(page).getByRole("button", { name: "Remove letter.pdf" }).click();
  await expect(cv(page)).toBeFocused();
  await expect(getForm(page).getByText(/Please, attach the file in PDF format/)).toBeVisible();
  await choose(page, "largest.pdf", content);
  await expect(cv(page)).not.toHaveAttribute("aria-invalid");
  await send(page).click();
  await passBotCheck(page, PENDING);
  await expect(success(page)).toBeFocused();
  const mail = await mailHost.mailWith("largest@application.example");
  expect(mail.attachments[0]?.content.equals(content)).toBe(true);
});
