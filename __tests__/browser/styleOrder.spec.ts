import type { Page } from "@playwright/test";
import { PAGE_KINDS } from "../support/pageKinds";
import { styleModules } from "../support/styleModules";
import { expect, open, test } from "../support/test";

/** `/not-found` answers 404 by itself, of which the browser writes a line. */
test.use({ allowed: [/status of 404.*\/not-found\)/] });

const modules = styleModules();

/**
 * Properties that an element gets from rules of two sheets with equal weight, so that the order of
 * the sheets decides: it differs between pages, and between the built site and `develop`. Conditions
 * of media and states such as `:hover` are taken to hold.
 */
const conflicts = (page: Page) =>
  page.evaluate((moduleOf) => {
    const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
      [...list].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
      });
    const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;
    const weigh = (selector: string) => {
      const weighed = selector.replace(/:where\([^)]*\)/g, "");
      const classes = /\.[\w-]+|\[[^\]]*\]|:(?!:|not|is)[\w-]+(?:\([^)]*\))?/g;
      const types = weighed.replace(classes, " ").replace(/::[\w-]+/g, " x ");
      return 100 * count(weighed, classes) + count(types, /[a-z][\w-]*/gi);
    };
    const rules = [...document.styleSheets]
      .flatMap((sheet) => rulesIn(sheet.cssRules))
      .flatMap(({ selectorText, style }) =>
        selectorText.split(/,(?![^(]*\))/).map((part) => {
          const selector = part.trim();
          const state =
            /::?(?:hover|focus-visible|focus-within|focus|active|before|after)(?!\w|-)/g;
          const classes = selector.match(/\.[\w-]+/g) ?? [];
          return {
            selector,
            style,
            weight: weigh(selector),
            states: (selector.match(state) ?? []).join(""),
            matched: selector.replace(
              /([\w\])])::?(?:before|after|hover|focus-visible|focus-within|focus|active)/g,
              "$1",
            ),
            sheets: new Set(classes.flatMap((name) => moduleOf[name.slice(1)] ?? [])),
          };
        }),
      )
      .filter(({ sheets }) => sheets.size > 0);
    const found = new Set<string>();
    for (const element of document.querySelectorAll("[class]")) {
      const own = rules.filter(({ matched }) => element.matches(matched));
      own.forEach((first, index) => {
        for (const second of own.slice(index + 1)) {
          const isOrdered =
            first.weight !== second.weight ||
            first.states !== second.states ||
            [...first.sheets].some((sheet) => second.sheets.has(sheet));
          if (isOrdered) continue;
          for (const property of first.style) {
            const value = first.style.getPropertyValue(property);
            const other = second.style.getPropertyValue(property);
            const isBeaten = own.some(
              ({ weight, style }) => weight > first.weight && style.getPropertyValue(property),
            );
            if (other !== "" && other !== value && !isBeaten) {
              const sheets = [...first.sheets, ...second.sheets].join(", ");
              found.add(`${property}: ${first.selector} or ${second.selector} (${sheets})`);
            }
          }
        }
      });
    }
    return [...found];
  }, modules);

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`${kind}: looks the same whichever sheet comes first`, async ({ page }) => {
    await open(page, path);
    expect(await conflicts(page)).toEqual([]);
    for (const menu of ["Solutions", "Products", "API & Demos"]) {
      await page.getByRole("banner").getByRole("button", { name: menu, exact: true }).click();
    }
    await expect(page.getByRole("link", { name: /APIs Console/ }).first()).toBeVisible();
    expect(await conflicts(page)).toEqual([]);
  });
}
