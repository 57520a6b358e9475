import { checkContent } from "../../src/content/check/checkContent";
import { faultLine } from "../../src/content/check/fault";
import { soundFiles } from "./fixtures/soundRecords";

const faultsOf = (text: string) =>
  checkContent(soundFiles({ "data/site/redirects.json": text })).map(faultLine);

describe("the list of renamed addresses", () => {
  it("is sound where each old address leads to a page", () => {
    expect(faultsOf('[{ "from": "/product/old", "to": "/product/vera" }]')).toEqual([]);
  });

  it.each([
    [
      "a target that is no page",
      '[{ "from": "/product/old", "to": "/product/veera" }]',
      'data/site/redirects.json:1:34 [0].to: no page "/product/veera"; did you mean "/product/vera"?',
    ],
    [
      "a page that nobody would reach",
      '[{ "from": "/product/vera", "to": "/contacts" }]',
      'data/site/redirects.json:1:12 [0].from: "/product/vera" is a page, which nobody would reach; remove the row',
    ],
    [
      "a chain",
      '[{ "from": "/a", "to": "/b" }, { "from": "/b", "to": "/contacts" }]',
      'data/site/redirects.json:1:24 [0].to: is itself redirected: /b; name the last address, not "/b"',
    ],
    [
      "a field that is missing",
      '[{ "to": "/contacts" }]',
      'data/site/redirects.json:1:2 [0].from: is missing (the address that the page had, such as "/product/old-name")',
    ],
    [
      "a text that is no JSON",
      "[",
      'data/site/redirects.json:1:2 the file ends too early: "]" is missing for the "[" of line 1',
    ],
  ])("has one fault for %s", (_name, text, line) => {
    expect(faultsOf(text)).toEqual([line]);
  });
});
