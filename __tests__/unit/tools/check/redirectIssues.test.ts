import { checkContent } from "../../../../tools/check/checkContent";
import { placeAndWords, validFiles } from "./fixtures/validRecords";

const getIssues = (text: string) =>
  checkContent(validFiles({ "data/site/redirects.json": text })).map(placeAndWords);

describe("the list of renamed addresses", () => {
  it("is sound where each old address leads to a page", () => {
    expect(getIssues('[{ "from": "/product/old", "to": "/product/vera" }]')).toEqual([]);
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
      'data/site/redirects.json:1:12 [0].from: "/product/vera" is a page, which nobody would reach any more; remove the row',
    ],
    [
      "a chain",
      '[{ "from": "/a", "to": "/b" }, { "from": "/b", "to": "/contacts" }]',
      'data/site/redirects.json:1:24 [0].to: "/b" is redirected itself; write "/contacts"',
    ],
    [
      "a circle",
      '[{ "from": "/a", "to": "/a" }]',
      'data/site/redirects.json:1:24 [0].to: "/a" leads round in a circle; name the page that is meant',
    ],
    [
      "an address that is redirected twice",
      '[{ "from": "/a", "to": "/" }, { "from": "/a", "to": "/contacts" }]',
      'data/site/redirects.json:1:41 [1].from: "/a" is redirected already in [0]; keep one of the two',
    ],
    [
      "a file in static/",
      '[{ "from": "/files/brochure.pdf", "to": "/" }]',
      'data/site/redirects.json:1:12 [0].from: "/files/brochure.pdf" is a file of the site, which nobody would reach any more; remove the row',
    ],
    [
      "a file that the build writes",
      '[{ "from": "/robots.txt", "to": "/" }]',
      'data/site/redirects.json:1:12 [0].from: "/robots.txt" is a file of the site, which nobody would reach any more; remove the row',
    ],
    [
      "an address of the mail gateway",
      '[{ "from": "/api/mail/basic", "to": "/contacts" }]',
      'data/site/redirects.json:1:12 [0].from: "/api/mail/basic" is kept for the mail gateway; remove the row',
    ],
    [
      "a slash at the end",
      '[{ "from": "/product/old/", "to": "/contacts" }]',
      'data/site/redirects.json:1:12 [0].from: write the path alone, such as /product/name: no host, no query, no slash at its end, not "/product/old/"',
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
  ])("has one issue for %s", (_name, text, line) => {
    expect(getIssues(text)).toEqual([line]);
  });

  it.each([
    "/sitemap-0.xml",
    "/404",
    "/404.html",
    "/page-data/contacts/page-data.json",
    "/static/a.svg",
  ])("refuses %s, which the build writes", (from) => {
    expect(getIssues(JSON.stringify([{ from, to: "/contacts" }]))).toEqual([
      `data/site/redirects.json:1:10 [0].from: "${from}" is a file of the site, which nobody would reach any more; remove the row`,
    ]);
  });

  it.each([
    [
      "/index.html",
      'is the file of the page "/", which nobody would reach any more; remove the row',
    ],
    [
      "/product/vera/index.html",
      'is the file of the page "/product/vera", which nobody would reach any more; remove the row',
    ],
    [
      "/product/old/index.html",
      'is never matched by itself; write "/product/old", which stands for both',
    ],
    ...[
      "/../x",
      "/./contacts",
      "/a/..",
      "/.env",
      "/.well-known/../x",
      "/.well-known/a/../x",
      "/a/.well-known/x",
    ].map((from) => [
      from,
      "is never matched, since a part of it begins with a dot; write the address without that part",
    ]),
  ])("refuses %s", (from, reason) => {
    expect(getIssues(JSON.stringify([{ from, to: "/contacts" }]))).toEqual([
      `data/site/redirects.json:1:10 [0].from: "${from}" ${reason}`,
    ]);
  });

  it.each([
    "/.well-known/old.txt",
    "/page-data-old",
    "/social/old.jpg",
    "/sitemap.xml",
    "/product/404.html",
  ])("takes %s", (from) => {
    expect(getIssues(JSON.stringify([{ from, to: "/contacts" }]))).toEqual([]);
  });

  it("tells the issues of all rows at once, each field's once", () => {
    const rows = [{ from: "/api/x", to: "/a" }, { from: 3 }, { from: "/a", to: "/nowhere" }];
    expect(
      getIssues(JSON.stringify(rows, null, 1)).map((line) => line.replace(/^\S+ /, "")),
    ).toEqual([
      '[0].from: "/api/x" is kept for the mail gateway; remove the row',
      '[0].to: "/a" is redirected itself; write "/nowhere"',
      '[1].to: is missing (the address that it has now, such as "/product/new-name")',
      '[1].from: must be text; write "3" in quotes',
      '[2].to: no page "/nowhere"',
    ]);
  });
});
