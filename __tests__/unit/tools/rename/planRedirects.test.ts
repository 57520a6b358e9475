import { REDIRECTS_FILE } from "../../../../src/kinds/settings/redirects";
import { planRedirects } from "../../../../tools/rename/planRedirects";
import { validFiles } from "../../content/fixtures/validRecords";

const listed = (...rows: { from: string; to: string }[]) =>
  validFiles({ [REDIRECTS_FILE]: JSON.stringify(rows) });
const pages = new Map([["/product/vera", "/product/verity"]]);

it("a redirect replaces an earlier one of the same page, unless the page was never live", () => {
  const files = listed(
    { from: "/product/gone", to: "/product/wordatlas" },
    { from: "/product/vera", to: "/product/wordatlas" },
  );
  const getRows = (wasLive: boolean): unknown =>
    JSON.parse(planRedirects(files, pages, wasLive).text ?? "");
  expect(getRows(true)).toEqual([
    { from: "/product/gone", to: "/product/wordatlas" },
    { from: "/product/vera", to: "/product/verity" },
  ]);
  expect(getRows(false)).toEqual([
    { from: "/product/gone", to: "/product/wordatlas" },
    { from: "/product/vera", to: "/product/wordatlas" },
  ]);
});

it("a redirect of the new address stays for the check to report, unless it led to the old one", () => {
  const text = (to: string) =>
    planRedirects(listed({ from: "/product/verity", to }), pages, false).text;
  expect(text("/product/wordatlas")).toContain('"from": "/product/verity"');
  expect(text("/product/vera")).toBe("[]\n");
});

it("redirects aren't planned if their file has issues", () => {
  const invalid = validFiles({ [REDIRECTS_FILE]: "[" });
  expect(() => planRedirects(invalid, pages, true)).toThrow(`${REDIRECTS_FILE} has issues`);
});
