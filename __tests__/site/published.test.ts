import { isHidden } from "../../server/host/hostRules";
import { listBuiltScripts } from "../../tools/size/pageSizes";
import { builtFiles, builtPages, PUBLIC, readBuilt } from "../support/builtSite";

const files = builtFiles();
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

it("the published files have no source map, and no script or style refers to one", () => {
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  const naming = files
    .filter((file) => /\.(?:css|js|mjs)$/.test(file))
    .filter((file) => /[#@]\s*sourceMappingURL=/.test(readBuilt(file)));
  expect(naming).toEqual([]);
});

it("the host serves no bundler report", () => {
  const reports = files.filter((file) => /(?:^|\/)(?:webpack\.stats|chunk-map)\.json/.test(file));
  expect(reports.filter((file) => !isHidden(`/${file}`))).toEqual([]);
});

it("the published files contain no source code, packages or environment files", () => {
  const workshop = files.filter((file) =>
    /(?:^|\/)(?:\.env|\.git|node_modules|src)(?:[./]|$)|\.tsx?$/.test(file),
  );
  expect(workshop).toEqual([]);
});
