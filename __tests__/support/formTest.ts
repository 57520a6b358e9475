import { expect, type Page, type Request, type Route } from "@playwright/test";
import { CAPTCHA_DELAY_MS } from "../../src/lib/limits";
import { type MailHost, startMailHost } from "./mailHost";
import { open, test as siteTest } from "./test";

/** `test` with a host per worker, whose gateway delivers to a real SMTP server. */
export const test = siteTest.extend<object, { mailHost: MailHost }>({
  mailHost: [
    // Playwright parses the fixture's destructured parameters.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const host = await startMailHost();
      await provide(host);
      await host.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ mailHost }, provide) => {
    await provide(mailHost.url);
  },
});

export const CALL_ISSUES = [
  /console\.error: Failed to load resource: .*\/api\/(?:mail|newsletter)/,
];

export const contactForm = (page: Page) => page.getByRole("form", { name: "Contact" });

/** Fills fields by name and ticks the privacy notice. */
export const fillContactForm = async (page: Page, values: Readonly<Record<string, string>>) => {
  const form = contactForm(page);
  for (const [name, value] of Object.entries(values))
    await form.getByRole("textbox", { name }).fill(value);
  await form.getByRole("checkbox", { name: /privacy notice/ }).check();
};

/** Opens a page with a fake clock, to skip delays. */
export const openWithClock = async (page: Page, path: string): Promise<void> => {
  await page.clock.install();
  await open(page, path);
};

/** Advances past the bot check's delay once a form is pending. */
export const passBotCheck = async (page: Page, pending: string): Promise<void> => {
  await expect(page.getByText(pending)).toBeVisible();
  await page.clock.fastForward(CAPTCHA_DELAY_MS);
};

export const watchCalls = (page: Page): Request[] => {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/api/")) calls.push(request);
  });
  return calls;
};

/** Holds calls until the returned function answers them with a status. */
export const holdCalls = async (page: Page): Promise<(status: number) => Promise<void>> => {
  const held: Route[] = [];
  await page.route("**/api/**", (route) => {
    held.push(route);
  });
  return async (status) => {
    await expect.poll(() => held.length).toBe(1);
    await held.shift()?.fulfill({ status });
  };
};
