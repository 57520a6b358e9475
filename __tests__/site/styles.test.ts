import { builtPages, readBuilt } from "../support/builtSite";

/** The inlined sheets of a document, by their addresses, in their order. */
const sheetsOf = (html: string) =>
  [...html.matchAll(/<style data-href="([^"]*)"[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, address = "", css = ""]) => ({ address, css }),
  );

const pages = [...builtPages()].map(([path, file]) => ({
  path,
  sheets: sheetsOf(readBuilt(file)),
}));

test("every page begins with the sheet that all pages share, as after a navigation", () => {
  expect(
    pages
      .filter(({ sheets }) => !/^\/app\.[0-9a-f]+\.css$/.test(sheets.at(0)?.address ?? ""))
      .map(({ path }) => path),
  ).toEqual([]);
});

test("the tokens and the base come first, so that what a block says of itself counts", () => {
  const css = pages.at(0)?.sheets.at(0)?.css ?? "";
  const base = css.indexOf(":focus-visible{");
  expect(css.indexOf("--paper:")).toBeLessThan(base);
  // The first class of a block: short names have three signs at most.
  expect(css.search(/(?<=[};])\.[a-z][\w-]{0,2}[{,:]/i)).toBeGreaterThan(base);
});
