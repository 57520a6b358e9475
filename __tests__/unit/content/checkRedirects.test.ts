import { checkContent } from "../../../content/checkContent";
import { placeAndWords, validFiles } from "./fixtures/validRecords";

const FILE = "data/site/redirects.json";
const getLines = (text: string) => checkContent(validFiles({ [FILE]: text })).map(placeAndWords);
const linesFrom = (from: string) => getLines(JSON.stringify([{ from, to: "/contacts" }]));

it("reports nothing if each old address leads to a page", () => {
  expect(getLines('[{ "from": "/product/old", "to": "/product/vera" }]')).toEqual([]);
});

it.each([
  ["/product/old", "/product/veera", '1:34 [0].to: no page "/product/veera"; did you mean'],
  ["/product/vera", "/contacts", '1:12 [0].from: "/product/vera" is a page, which nobody'],
  ["/a", "/a", '1:24 [0].to: "/a" leads back to itself; write the page'],
  ["/product/old/", "/contacts", "1:12 [0].from: write the path alone"],
])("reports %s, which leads to %s", (from, to, line) => {
  expect(getLines(`[{ "from": "${from}", "to": "${to}" }]`)).toEqual([
    expect.stringContaining(`${FILE}:${line}`),
  ]);
});

it.each([
  [
    '[{ "from": "/a", "to": "/b" }, { "from": "/b", "to": "/contacts" }]',
    '1:24 [0].to: "/b" is redirected itself; write "/contacts"',
  ],
  [
    '[{ "from": "/a", "to": "/" }, { "from": "/a", "to": "/contacts" }]',
    '1:41 [1].from: "/a" is redirected already in [0]; keep one of the two',
  ],
  ['[{ "to": "/contacts" }]', "1:2 [0].from: is missing (the address that the page had"],
  ["[", "1:2 the file ends too early"],
  ['[{ "to": "/", ', "1:13 the file ends too early"],
])("reports the rows %s", (rows, line) => {
  expect(getLines(rows)).toEqual([expect.stringContaining(`${FILE}:${line}`)]);
});

it.each([
  ...["/files/brochure.pdf", "/robots.txt", "/sitemap-0.xml", "/404", "/404.html"],
  ...["/page-data/contacts/page-data.json", "/static/a.svg"],
])("rejects %s, a file of the site", (from) => {
  expect(linesFrom(from)).toEqual([expect.stringContaining("is a file of the site")]);
});

it("rejects an address of the mail gateway", () => {
  expect(linesFrom("/api/mail/basic")).toEqual([
    expect.stringContaining('"/api/mail/basic" is reserved for the server'),
  ]);
});

it.each([
  ...["/index.html", "/product/vera/index.html", "/product/old/index.html"],
  ...["/../x", "/./contacts", "/a/..", "/.env", "/.well-known/../x", "/a/.well-known/x"],
])("rejects %s, which no host looks up", (from) => {
  expect(linesFrom(from)).toEqual([expect.stringContaining("write the path alone")]);
});

it.each([
  ...["/.well-known/old.txt", "/page-data-old", "/social/old.jpg"],
  ...["/sitemap.xml", "/product/404.html"],
])("accepts %s", (from) => {
  expect(linesFrom(from)).toEqual([]);
});

it("reports the issues of all rows at once, once per field", () => {
  const rows = [{ from: "/api/x", to: "/a" }, { from: 3 }, { from: "/a", to: "/nowhere" }];
  const fields = checkContent(validFiles({ [FILE]: JSON.stringify(rows) })).map(
    ({ field }) => field,
  );
  expect(fields).toEqual(["[0].from", "[0].to", "[1].to", "[1].from", "[2].to"]);
});
