import type { Page } from "@playwright/test";
import { PAGE_KINDS } from "../support/pageKinds";
import { expect, open, settled, test } from "../support/test";

test.use({ allowed: [/status of 404/] });

/**
 * Forms and films change into living ones as soon as their own code has come, and the address of a
 * legal text is shown half a second after the page (PAGE-08).
 */
const COMES_ALIVE =
  /^[+-] <(?:form|div aria-busy|picture|button type="button" aria-label="Play video|span [^>]*>Contact for)/;

declare global {
  interface Window {
    /** What was taken off the page or put on it while the framework took it over. */
    replaced: string[];
  }
}

/** Slow frames: each part waits its longest, so that there is time between the first and the last. */
const slowDown = (page: Page) =>
  page.addInitScript(() => {
    window.requestAnimationFrame = (run) => window.setTimeout(run, 150);
  });

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
    const ties: Record<string, string> = { htmlFor: "for", className: "class" };
    for (const name of ["id", "name", "href", "role", "type", "aria-controls"]) {
      ties[name] = name;
    }
    for (const name of ["labelledby", "describedby", "label", "pressed", "expanded", "current"]) {
      ties[`aria-${name}`] = `aria-${name}`;
    }
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
        for (const [prop, tie] of Object.entries(ties)) {
          const value: unknown = Reflect.get(props, prop);
          const attribute = element.getAttribute(tie);
          if ((typeof value === "string" || value === true) && String(value) !== attribute) {
            stray.push(`${tie}: ${String(value)} in the tree, ${String(attribute)} on the page`);
          }
        }
      }
      const children: unknown = Reflect.get(vnode, "__k");
      if (Array.isArray(children)) children.forEach(walk);
    };
    walk(Reflect.get(document.getElementById("___gatsby") ?? {}, "__k"));
    return { elements, stray };
  });

/** In the page: the framework has begun to take it over and is not done. */
const isBegun = () => {
  const root: unknown = Reflect.get(document.getElementById("___gatsby") ?? {}, "__k");
  return root !== undefined && root !== null && !("hydrated" in document.documentElement.dataset);
};

/** In the page: an element is the framework's already, and other parts still wait. */
const isTied = (element: Element | null) => {
  if ("hydrated" in document.documentElement.dataset) throw new Error("all of the page is live");
  const isBelow = (vnode: unknown): boolean => {
    if (typeof vnode !== "object" || vnode === null) return false;
    const children: unknown = Reflect.get(vnode, "__k");
    const isThis = Reflect.get(vnode, "__e") === element && Reflect.get(vnode, "type") === "input";
    return isThis || (Array.isArray(children) && children.some(isBelow));
  };
  return isBelow(Reflect.get(document.getElementById("___gatsby") ?? {}, "__k"));
};

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

/** What only the browser knows differs from the page as built: it has to wait for the last part. */
const KNOWN_TO_THE_BROWSER = {
  "a filtered catalogue": "/research?search=navigli&order=title",
  "a second page of news": "/article/list?offset=9",
  "a search in the news": "/article/list?search=semantic",
  "the link of an e-mail": "/newsletter/unsubscribe?code=abc",
  "a dialog of the fragment": "/about-us#modal-unsubscribe",
  "an address that does not exist": "/solution",
};

for (const [name, path] of Object.entries(KNOWN_TO_THE_BROWSER)) {
  test(`${name}: what the browser knows is shown when all of the page is live, and ties nothing wrongly`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem("theme", "dark");
    });
    await slowDown(page);
    await open(page, path);
    const { elements, stray } = await strayTies(page);
    expect(elements).toBeGreaterThan(100);
    expect(stray).toEqual([]);
    await expect(
      page.getByRole("button", { name: "Dark theme", includeHidden: true }),
    ).toHaveAttribute("aria-pressed", "true");
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll("[id]")].map(({ id }) => id),
    );
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
}

test("a box that is ticked while the page is taken over filters once all of it is live", async ({
  page,
}) => {
  await slowDown(page);
  await page.goto("/research");
  const box = page.getByRole("checkbox", { name: /^Entity Linking/ });
  await page.waitForFunction(isTied, await box.elementHandle());
  await box.evaluate((element) => {
    if (element instanceof HTMLElement) element.click();
  });
  expect(new URL(page.url()).search).toBe("");
  await settled(page);
  await expect(page).toHaveURL(/topics=/);
  await expect(box).toBeChecked();
  expect((await strayTies(page)).stray).toEqual([]);
});

test("a page that is left while it is taken over leaves nothing behind", async ({ page }) => {
  await slowDown(page);
  await page.goto("/");
  await page.waitForFunction(isBegun);
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
