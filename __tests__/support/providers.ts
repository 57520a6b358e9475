import type { Route } from "@playwright/test";
import { keyedSite } from "./keyedSite";
import { type MailHost, startMailHost } from "./mailHost";
import { test as siteTest } from "./test";

/** The settings of a site with a bot check and analytics; their origins are the usual ones. */
export const KEYS = {
  GATSBY_RECAPTCHA_SITE_KEY: "site-key-of-the-tests",
  GATSBY_ANALYTICS_ID: "G-TESTS",
} as const;

/** What the two services are asked for, by the part that they play. */
export const SERVICES = {
  botCheck: `https://www.google.com/recaptcha/api.js?render=${KEYS.GATSBY_RECAPTCHA_SITE_KEY}`,
  botCheckPart: "https://www.gstatic.com/recaptcha/releases/part.js",
  botCheckFrame: "https://www.google.com/recaptcha/api2/anchor",
  botCheckReport: "https://www.google.com/recaptcha/api2/clr",
  analytics: `https://www.googletagmanager.com/gtag/js?id=${KEYS.GATSBY_ANALYTICS_ID}`,
  count: "https://region1.google-analytics.com/g/collect",
} as const;

export const ANALYTICS_COOKIES = ["_ga", "_ga_TESTS", "_gid"];

/** Loads its rest, frames its check, reports, and gives tokens, each from where reCAPTCHA v3 does. */
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

/** Sets its cookies and counts the page and every page after it, unless it was told to be silent. */
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

/** Every address that is not the test's own host. */
const FOREIGN = /^https?:\/\/(?!localhost[:/])/;

/**
 * `test` on a site with a bot check and analytics, whose services are answered on this machine.
 * `asked` lists what was asked of other hosts, in order; what no service answers is cut off.
 */
export const test = siteTest.extend<{ asked: string[] }, { keyedHost: MailHost }>({
  keyedHost: [
    // Playwright wants to read the names of what a fixture needs here.
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
