import type { BrowserContext, Page } from "@playwright/test";
import {
  contactForm,
  fillContactForm,
  openWithClock,
  passBotCheck,
  watchCalls,
} from "../support/formTest";
import { ANALYTICS_COOKIES, KEYS, SERVICES, test } from "../support/providers";
import { expect, open } from "../support/test";

const CONTACT_PENDING = "Sending your message";

// Requests to the services, which each test asserts, and React's hydration error #418: the forms
// were prerendered without the bot-check notice, since only the scripts get keys.
test.use({
  allowed: [
    /request to another host: https:\/\/[^/]*(?:google|gstatic)[^/]*\.com\/|#418.*\/(?:contacts|apply|unsubscribe)\)/,
  ],
});

const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name);

const reopenPreferences = async (page: Page) => {
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: /cookie/i })
    .click();
  return page.getByRole("dialog", { name: "Cookie preferences" });
};

test("the bot check's script loads once, on the first focus in a form (API-03, API-04, AMB-19)", async ({
  page,
  asked,
}) => {
  await open(page, "/contacts");
  await contactForm(page).hover();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await contactForm(page).getByRole("textbox", { name: "Name" }).focus();
  const { botCheck, botCheckPart, botCheckFrame, botCheckReport } = SERVICES;
  await expect
    .poll(() => [...asked].sort())
    .toEqual([botCheck, botCheckPart, botCheckFrame, botCheckReport].sort());
  await page.getByRole("contentinfo").getByRole("button", { name: "Sign up!" }).click();
  const newsletter = page.getByRole("form", { name: "Newsletter" });
  await newsletter.getByRole("textbox", { name: "Name" }).focus();
  await expect(page.locator("script[src*='recaptcha/api.js']")).toHaveCount(1);
  expect(asked.filter((address) => address === SERVICES.botCheck)).toHaveLength(1);
});

test("each call has a fresh token of the bot check for its action (API-03, API-04, AMB-19)", async ({
  page,
  asked,
  keyedHost,
}) => {
  const calls = watchCalls(page);
  await openWithClock(page, "/contacts");
  const values = { Name: "Ada", Email: "ada@contact.example", Message: "Which of the two banks?" };
  await fillContactForm(page, values);
  await contactForm(page).getByRole("button", { name: "Send" }).click();
  await passBotCheck(page, CONTACT_PENDING);
  await expect(page.getByRole("heading", { name: "Message sent successfully." })).toBeFocused();
  const body: unknown = calls[0]?.postDataJSON();
  expect(body).toMatchObject({
    captchaToken: expect.stringContaining(`${KEYS.GATSBY_RECAPTCHA_SITE_KEY}/contact/`),
  });
  expect(asked[0]).toBe(SERVICES.botCheck);
  expect((await keyedHost.mailWith("ada@contact.example")).text).toContain(values.Message);
});

test("analytics counts pages until consent is withdrawn (COOK-02, COOK-03)", async ({
  page,
  context,
  asked,
}) => {
  const counts = () => asked.filter((address) => address === SERVICES.count).length;
  await open(page, "/about-us");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await page
    .getByRole("region", { name: "Cookies" })
    .getByRole("button", { name: "Accept all" })
    .click();
  await expect.poll(() => asked).toEqual([SERVICES.analytics, SERVICES.count]);
  expect(await cookieNames(context)).toEqual(expect.arrayContaining(ANALYTICS_COOKIES));

  await page.getByRole("banner").getByRole("link", { name: "Research" }).click();
  await expect(page).toHaveURL("/research");
  await expect.poll(counts).toBe(2);
  await page.reload();
  await expect.poll(counts).toBe(3);
  expect(asked.filter((address) => address === SERVICES.analytics)).toHaveLength(2);

  const preferences = await reopenPreferences(page);
  await preferences.getByRole("button", { name: "Reject all" }).click();
  await expect(page.locator("script[src*='gtag']")).toHaveCount(0);
  expect((await cookieNames(context)).sort()).toEqual(["XSRF-TOKEN", "cookie-policy"]);
  asked.length = 0;
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about-us");
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  expect((await cookieNames(context)).sort()).toEqual(["XSRF-TOKEN", "cookie-policy"]);

  await (await reopenPreferences(page)).getByRole("button", { name: "Accept all" }).click();
  await expect.poll(() => asked).toEqual([SERVICES.analytics, SERVICES.count]);
});

test.describe("the content security policy in the browser", () => {
  test.use({ allowed: [/Content Security Policy|request to another host|#418.*\/contacts\)/] });

  test("blocks scripts, calls and frames of all other hosts", async ({ page, asked }) => {
    await open(page, "/contacts");
    const refused = await page.evaluate(async () => {
      const addresses = [
        "https://www.google.com/other.js",
        "https://www.gstatic.com/other.js",
        "https://example.org/script.js",
      ];
      const blocked: string[] = [];
      document.addEventListener("securitypolicyviolation", ({ blockedURI }) => {
        blocked.push(blockedURI);
      });
      for (const address of addresses) {
        await new Promise((resolve) => {
          const script = document.createElement("script");
          script.src = address;
          script.addEventListener("error", resolve);
          script.addEventListener("load", resolve);
          document.head.append(script);
        });
      }
      await fetch("https://example.org/call").catch(() => undefined);
      const frame = document.createElement("iframe");
      frame.src = "https://example.org/frame";
      document.body.append(frame);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return blocked;
    });
    expect(refused).toEqual([
      "https://www.google.com/other.js",
      "https://www.gstatic.com/other.js",
      "https://example.org/script.js",
      "https://example.org/call",
      // Frames are reported by origin.
      "https://example.org",
    ]);
    expect(asked).toEqual([]);
  });
});
