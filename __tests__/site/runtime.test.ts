import { listBuiltScripts } from "../../tools/size/pageSizes";
import { builtPages, PUBLIC, readBuilt } from "../support/builtSite";

const scripts = listBuiltScripts(PUBLIC).map((file) => ({ file, code: readBuilt(file) }));
const pages = [...builtPages()].map(([path, file]) => ({ path, html: readBuilt(file) }));

test("no script contains zod, which validates records, not visitors' input", () => {
  expect(scripts.filter(({ code }) => /\b_zod\b/.test(code)).map(({ file }) => file)).toEqual([]);
});

test("nothing on a page is hidden until a script runs", () => {
  const waiting = pages.filter(({ html }) => /hidden id="S:|<!--\$\?-->/.test(html));
  expect(waiting.map(({ path }) => path)).toEqual([]);
});

test("one content security policy fits all pages: their inline scripts are identical", () => {
  const inline = pages.map(({ html }) =>
    [...html.matchAll(/<script(?: type="module")?>([^<]*)<\/script>/g)]
      .map(([, code]) => code)
      .join(),
  );
  expect(inline[0]).toContain("requestIdleCallback");
  expect(new Set(inline).size).toBe(1);
  expect(pages.filter(({ html }) => html.includes("window.pagePath"))).toEqual([]);
});

test("the layer order precedes all styles", () => {
  const late = pages.filter(({ html }) => {
    const styles = [...html.matchAll(/<style[^>]*>([^<]{0,40})/g)].map(([, css = ""]) => css);
    return styles[0]?.startsWith("@layer tokens,base,ui,") !== true;
  });
  expect(late.map(({ path }) => path)).toEqual([]);
});
