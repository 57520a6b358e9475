import type { Page } from "@playwright/test";
import { PAGE_KINDS } from "../support/pageKinds";
import { expect, open, settled, test } from "../support/test";

test.use({ allowed: [/status of 404/] });

/** Forms and films change into living ones as soon as their own code has come. */
const COMES_ALIVE =
  /^[+-] <(?:form|div aria-busy|picture|button type="button" aria-label="Play video)/;

declare global {
  interface Window {
    /** What was taken off the page or put on it while the framework took it over. */
    replaced: string[];
  }
}

/** Writes down which elements of the body come and go after the page has loaded, scripts apart. */
const watchElements = (page: Page) =>
  page.addInitScript(() => {
    window.replaced = [];
    const note = (sign: string, nodes: NodeList) => {
      nodes.forEach((node) => {
        if (!(node instanceof HTMLElement) || node instanceof HTMLScriptElement) return;
        window.replaced.push(`${sign} ${node.outerHTML.slice(0, 120)}`);
      });
    };
    const observer = new MutationObserver((records) => {
      const main = document.getElementById("main");
      for (const { target, addedNodes, removedNodes } of records) {
        if (main?.contains(target) !== true) continue;
        note("+", addedNodes);
        note("-", removedNodes);
      }
    });
    window.addEventListener("load", () => {
      observer.observe(document.body, { childList: true, subtree: true });
    });
  });

/**
 * Where the framework's own tree and the page differ in what ties elements together. It reads the
 * tree that Preact keeps at its root, under the short names that its builds have had for years.
 */
const strayTies = (page: Page) =>
  page.evaluate(() => {
    const ties = ["id", "name", "htmlFor", "aria-controls", "aria-labelledby", "aria-describedby"];
    const stray: string[] = [];
    let elements = 0;
    const isNode = (value: unknown): value is object => typeof value === "object" && value !== null;
    const walk = (vnode: unknown) => {
      if (!isNode(vnode)) return;
      const element: unknown = Reflect.get(vnode, "__e");
      const props: unknown = Reflect.get(vnode, "props");
      if (
        typeof Reflect.get(vnode, "type") === "string" &&
        element instanceof Element &&
        isNode(props)
      ) {
        elements += 1;
        for (const tie of ties) {
          const value: unknown = Reflect.get(props, tie);
          const attribute = element.getAttribute(tie === "htmlFor" ? "for" : tie);
          if (typeof value === "string" && value !== attribute) {
            stray.push(`${tie}: ${value} in the tree, ${String(attribute)} on the page`);
          }
        }
      }
      const children: unknown = Reflect.get(vnode, "__k");
      if (Array.isArray(children)) children.forEach(walk);
    };
    walk(Reflect.get(document.getElementById("___gatsby") ?? {}, "__k"));
    return { elements, stray };
  });

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`${kind}: the framework takes the page over as it was built, part by part`, async ({
    page,
  }) => {
    await watchElements(page);
    await open(page, path);
    const { elements, stray } = await strayTies(page);
    expect(elements).toBeGreaterThan(100);
    expect(stray).toEqual([]);
    const replaced = await page.evaluate(() => window.replaced);
    expect(replaced.filter((element) => !COMES_ALIVE.test(element))).toEqual([]);
  });
}

test("a page that is left while it is taken over leaves nothing behind", async ({ page }) => {
  // With slow frames each part waits its longest.
  await page.addInitScript(() => {
    window.requestAnimationFrame = (run) => window.setTimeout(run, 150);
  });
  await page.goto("/");
  // The question about cookies is the first part of all, the bar the second.
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  const link = page.getByRole("banner").getByRole("link", { name: "Contact us" });
  const isWhole = await link.evaluate((element) => {
    const isLive = "hydrated" in document.documentElement.dataset;
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return isLive;
  });
  expect(isWhole).toBe(false);
  await expect(page.getByRole("form", { name: "Contact" })).toBeVisible();
  await settled(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("heading", { name: "News" })).toHaveCount(0);
});
