import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { FastifyInstance } from "fastify";
import site from "../../data/site/site.json";
import { toLinkAttributes } from "../../src/kinds/settings/site";
import { toSafeHtml } from "../../src/kinds/html";
import { createHost } from "../../server/createHost";
import { contentSecurityPolicy } from "../../server/host/hostRules";
import { getPolicySources } from "../../server/host/policySources";
import { injections, oneOfEachKind } from "../support/injections";
import { expect, test } from "../support/test";

const getDocument = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>T</title></head><body>${body}</body></html>`;

const CLEANED = "/cleaned.html";
const rawPath = (index: number) => `/raw-${index}.html`;

let folder: string;
let host: FastifyInstance;
let origin: string;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "polysema-injections-"));
  const resolveLink = toLinkAttributes(site.addresses);
  const cleaned = injections.map(({ html }) => `<div>${toSafeHtml(html, resolveLink)}</div>`);
  await writeFile(path.join(folder, CLEANED), getDocument(cleaned.join("\n")));
  await Promise.all(
    oneOfEachKind.map(({ html }, index) =>
      writeFile(path.join(folder, rawPath(index)), getDocument(html)),
    ),
  );
  host = createHost({ publicDir: folder, policySources: getPolicySources({}) });
  origin = await host.listen({ port: 0, host: "127.0.0.1" });
});

test.afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

/** Effects that the strings attempt: a call of `alert`, or requests to other hosts. */
interface Watch {
  ran: string[];
  asked: string[];
}

const watch = async (page: Page): Promise<Watch> => {
  const seen: Watch = { ran: [], asked: [] };
  await page.exposeBinding("alert", ({ page: from }) => {
    seen.ran.push(from.url());
  });
  await page.context().route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== origin,
    (route) => {
      const request = route.request();
      const isOfPage = !request.isNavigationRequest() || request.frame().parentFrame() !== null;
      if (isOfPage) seen.asked.push(request.url());
      // A response without content keeps the browser on the page.
      return route.fulfill({ status: 204 });
    },
  );
  return seen;
};

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

/** Opens a page and provokes it. A page that navigates by itself must not affect the next one. */
const visit = async (page: Page, address: string): Promise<void> => {
  const open = () => page.goto(address, { waitUntil: "domcontentloaded" });
  await open().catch(open);
  await provoke(page).catch((error: unknown) => {
    if (!/context was destroyed|navigat/i.test(String(error))) throw error;
  });
};

test.use({
  allowed: [/request to another host: http:\/\/127\.0\.0\.1/],
});

test("sanitised HTML runs nothing, requests nothing and violates no policy", async ({ page }) => {
  const seen = await watch(page);
  const answer = await page.goto(origin + CLEANED);
  expect(answer?.headers()["content-security-policy"]).toContain("script-src 'self'");
  await expect(page.locator("body > div")).toHaveCount(injections.length);
  await provoke(page);
  expect(seen).toEqual({ ran: [], asked: [] });
});

test.describe("unsanitised HTML, should it reach a page", () => {
  test.use({
    // The browser logs policy violations and broken markup.
    allowed: [/./],
  });

  test("runs and loads nothing under the site's policy", async ({ page }) => {
    const seen = await watch(page);
    // The content security policy of a site without such scripts.
    await page.route(`${origin}/raw-*`, async (route) => {
      const response = await route.fetch();
      const policy = contentSecurityPolicy([], getPolicySources({}));
      const headers = { ...response.headers(), "content-security-policy": policy };
      await route.fulfill({ response, headers });
    });
    for (const index of oneOfEachKind.keys()) await visit(page, origin + rawPath(index));
    expect(seen).toEqual({ ran: [], asked: [] });
  });
});
