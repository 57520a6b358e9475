import type { Route } from "@playwright/test";
import { keyedSite } from "./keyedSite";
import { type MailHost, startMailHost } from "./mailHost";
import { test as siteTest } from "./test";

export const KEYS = {
  GATSBY_RECAPTCHA_SITE_KEY: "site-key-of-the-tests",
  GATSBY_ANALYTICS_ID: "G-TESTS",
} as const;

export const SERVICES = {
  botCheck: `https://www.google.com/recaptcha/api.js?render=${KEYS.GATSBY_RECAPTCHA_SITE_KEY}`,
  botCheckPart: "https://www.gstatic.com/recaptcha/releases/part.js",
  botCheckFrame: "https://www.google.com/recaptcha/api2/anchor",
  botCheckReport: "https://www.google.com/recaptcha/api2/clr",
  analytics: `https://www.googletagmanager.com/gtag/js?id=${KEYS.GATSBY_ANALYTICS_ID}`,
  count: "https://region1.google-analytics.com/g/collect",
} as const;

export const ANALYTICS_COOKIES = ["_ga", "_ga_TESTS", "_gid"];

/** Stub of reCAPTCHA v3: loads its script, frames its check, reports, and returns tokens. */
const botCheckScript = `
  const part = document.createElement("script");
  part.src = ${JSON.stringify(SERVICES.botCheckPart)};
  document.head.append(part);
  const frame = document.createElement("iframe");
  frame.title = "Bot check";
  frame.hidden = true;
  frame.src = ${JSON.stringify(SERVICES.botCheckFrame)};
  document.body.append(frame);
  void fetch(${JSON.stringify(SERVICES.botCheckReport)}, { method: "POST", mode: "no-cors" });
  window.grecaptcha = {
    ready: (callback) => part.addEventListener("load", () => callback()),
    execute: (key, { action }) => Promise.resolve([key, action, Date.now()].join("/")),
  };`;

/** Stub of analytics: sets its cookies and counts pages, unless disabled. */
const analyticsScript = `
  for (const name of ${JSON.stringify(ANALYTICS_COOKIES)}) document.cookie = name + "=1; Path=/";
  const count = () => {
    if (window["ga-disable-${KEYS.GATSBY_ANALYTICS_ID}"] === true) return;
    void fetch(${JSON.stringify(SERVICES.count)}, { method: "POST", mode: "no-cors" });
  };
  const { pushState } = history;
  history.pushState = (...state) => {
    pushState.apply(history, state);
    count();
  };
  count();`;

const answers: Readonly<Record<string, { contentType: string; body: string }>> = {
  [SERVICES.botCheck]: { contentType: "text/javascript", body: botCheckScript },
  [SERVICES.botCheckPart]: { contentType: "text/javascript", body: "" },
  [SERVICES.botCheckFrame]: { contentType: "text/html", body: "<title>Bot check</title>" },
  [SERVICES.botCheckReport]: { contentType: "text/plain", body: "" },
  [SERVICES.analytics]: { contentType: "text/javascript", body: analyticsScript },
  [SERVICES.count]: { contentType: "text/plain", body: "" },
};

const FOREIGN = /^https?:\/\/(?!localhost[:/])/;

/**
 * `test` on a site with bot check and analytics, with stubbed services. `asked` lists requests to
 * other hosts in order; requests to unknown hosts fail.
 */
export const test = siteTest.extend<{ asked: string[] }, { keyedHost: MailHost }>({
  keyedHost: [
    // Playwright parses the fixture's destructured parameters.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const site = await keyedSite(KEYS);
      const host = await startMailHost({ ...KEYS, PUBLIC_DIR: site.publicDir });
      await provide(host);
      await host.close();
      await site.remove();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ keyedHost }, provide) => {
    await provide(keyedHost.url);
  },
  asked: async ({ context }, provide) => {
    const asked: string[] = [];
    await context.route(FOREIGN, (route: Route) => {
      const address = route.request().url();
      asked.push(address);
      const answer = answers[address];
      return answer === undefined ? route.abort() : route.fulfill(answer);
    });
    await provide(asked);
  },
});
