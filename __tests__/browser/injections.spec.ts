import type { Page } from "@playwright/test";
import site from "../../data/site/site.json";
import { toLinkAttributes } from "../../src/kinds/settings/site";
import { toSafeHtml } from "../../src/kinds/html";
import { buildContentSecurityPolicy } from "../../server/host/hostRules";
import { getPolicySources } from "../../server/host/policySources";
import { injections, oneOfEachKind } from "../support/injections";
import { expect, test } from "../support/test";

const ADDRESS = "/injected.html";
const POLICY = buildContentSecurityPolicy([], getPolicySources({}));

const provoke = (page: Page) =>
  page.evaluate(() => {
    const types = ["mouseover", "pointerenter", "focus", "click", "auxclick", "wheel", "copy"];
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      // Blocks navigation, but lets `javascript:` URLs run.
      if (link && !/^javascript:/i.test(link.protocol)) event.preventDefault();
    });
    document.addEventListener("submit", (event) => {
      const form = event.target;
      if (form instanceof HTMLFormElement && !/^javascript:/i.test(form.action)) {
        event.preventDefault();
      }
    });
    for (const element of document.querySelectorAll("body *")) {
      for (const type of types)
        element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      if (element instanceof HTMLElement) element.click();
    }
  });

/**
 * `visit` opens HTML under a policy without inline scripts and triggers its event handlers and
 * links. `seen` collects what the HTML attempts: calls of `alert` and requests to other hosts.
 */
const prepare = async (page: Page, baseURL = "") => {
  const seen = { ran: new Array<string>(), asked: new Array<string>() };
  await page.exposeBinding("alert", ({ page: from }) => void seen.ran.push(from.url()));
  await page.context().route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== new URL(baseURL).origin,
    (route) => {
      const request = route.request();
      const isOfPage = !request.isNavigationRequest() || request.frame().parentFrame() !== null;
      if (isOfPage) seen.asked.push(request.url());
      // A response without content keeps the browser on the page.
      return route.fulfill({ status: 204 });
    },
  );
  let body = "";
  await page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({
      headers: { "content-type": "text/html", "content-security-policy": POLICY },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>T</title></head><body>${body}</body></html>`,
    }),
  );
  const visit = async (html: string) => {
    body = html;
    const open = () => page.goto(ADDRESS, { waitUntil: "domcontentloaded" });
    // A page that navigates by itself must not affect the next one.
    await open().catch(open);
    await provoke(page).catch((error: unknown) => {
      if (!/context was destroyed|navigat/i.test(String(error))) throw error;
    });
  };
  return { seen, visit };
};

test("sanitised HTML runs and requests nothing, and violates no policy", async ({
  page,
  baseURL,
}) => {
  const { seen, visit } = await prepare(page, baseURL);
  const resolveLink = toLinkAttributes(site.addresses);
  await visit(injections.map(({ html }) => `<div>${toSafeHtml(html, resolveLink)}</div>`).join(""));
  await expect(page.locator("body > div")).toHaveCount(injections.length);
  expect(seen).toEqual({ ran: [], asked: [] });
});

test.describe("unsanitised HTML, should it reach a page", () => {
  // The browser logs policy violations and broken markup.
  test.use({ allowed: [/./] });

  test("runs and loads nothing under the site's policy", async ({ page, baseURL }) => {
    const { seen, visit } = await prepare(page, baseURL);
    for (const { html } of oneOfEachKind) await visit(html);
    expect(seen).toEqual({ ran: [], asked: [] });
  });
});
