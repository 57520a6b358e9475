import type { Page } from "@playwright/test";
import { GRADIENTS, POSITIONS } from "../../src/kinds/shared";
import { lowContrasts } from "../support/lowContrasts";
import { PAGE_KINDS } from "../support/pageKinds";
import { expect, open, test } from "../support/test";

const valueOf = (page: Page, className: string, property: string) =>
  page.evaluate(
    ([name, wanted]) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.className = name;
      const value = getComputedStyle(probe).getPropertyValue(wanted);
      probe.remove();
      return value;
    },
    [className, property] as const,
  );

test("seven gradients and eleven background positions exist (CON-05)", async ({ page }) => {
  await open(page, "/cookies");
  expect([GRADIENTS.length, POSITIONS.length]).toEqual([7, 11]);
  for (const name of GRADIENTS) {
    expect(await valueOf(page, name, "--gradient"), name).toContain("gradient");
    expect(await valueOf(page, name, "--on-gradient"), name).not.toBe("");
  }
  for (const name of POSITIONS) {
    expect(await valueOf(page, name, "--shape-x"), name).not.toBe("");
  }
});

test("hovered social icons are #007BFF in both themes (ENT-15, AMB-38)", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, "/cookies");
    const icon = page.getByRole("list", { name: "Social accounts" }).getByRole("link").first();
    await icon.hover();
    await expect(icon).toHaveCSS("border-top-color", "rgb(0, 123, 255)");
  }
});

/** Each state is forced on all elements on a gradient. */
const STATES = [[], ["hover"], ["focus", "focus-visible"], ["hover", "focus", "focus-within"]];

/** One page of each kind with a gradient; together they have every gradient. */
const GRADIENT_PAGES = [
  "/",
  "/about-us",
  "/research",
  "/terms-and-privacy",
  PAGE_KINDS["case study"],
  ...["llm", "text-analytics", "knowledge-graphs", "semantic-search"].map(
    (id) => `/solution/${id}`,
  ),
  ...["emotionary", "semantic-paths", "tradeinterpret"].map((id) => `/product/${id}`),
];

for (const path of GRADIENT_PAGES) {
  test(`${path}: text on gradients has a contrast of 4.5 : 1 (WCAG 1.4.3)`, async ({
    page,
    context,
  }) => {
    await open(page, path);
    const browser = await context.newCDPSession(page);
    for (const domain of ["DOM", "CSS"] as const) await browser.send(`${domain}.enable`);
    const { root } = await browser.send("DOM.getDocument");
    const selector = ".gradient, .gradient :not(svg, svg *)";
    const { nodeIds } = await browser.send("DOM.querySelectorAll", {
      nodeId: root.nodeId,
      selector,
    });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const forcedPseudoClasses of STATES) {
        const force = { forcedPseudoClasses };
        await Promise.all(
          nodeIds.map((nodeId) => browser.send("CSS.forcePseudoState", { nodeId, ...force })),
        );
        const state = `${colorScheme}, ${forcedPseudoClasses.join(" and ")}`;
        expect.soft(await page.evaluate(lowContrasts, 4.5), state).toEqual([]);
      }
    }
    // Visited links have no style of their own, so the ratios above apply.
    const styles = await page.locator("style").allTextContents();
    expect(styles.join("")).not.toContain(":visited");
  });
}
