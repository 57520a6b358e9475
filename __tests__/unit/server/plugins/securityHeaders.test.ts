import { createHash } from "node:crypto";
import { hashInlineScripts } from "../../../../server/plugins/securityHeaders";

const getHash = (script: string): string =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

it("hashes every inline script once, in page order", () => {
  const html = `<script>one()</script><script id="x" type="module">two()</script><script>one()</script>`;
  expect(hashInlineScripts(html)).toEqual([getHash("one()"), getHash("two()")]);
});

it("matches the example of the CSP specification", () => {
  // CSP level 3, section 8.3: the hash of alert('Hello, world.');
  expect(hashInlineScripts("<script>alert('Hello, world.');</script>")).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

it.each([
  ["a script with src", `<script async src="/app.js"></script>`],
  ["a script with an unquoted src", `<script src=/app.js>ignored()</script>`],
  ["JSON-LD", `<script type="application/ld+json">{"@type":"WebSite"}</script>`],
  ["an empty script", `<script></script>`],
  ["a script inside a comment", `<!-- <script>one()</script> -->`],
])("skips %s", (_name, html) => {
  expect(hashInlineScripts(html)).toEqual([]);
});

it("doesn't mistake attribute values for tags", () => {
  expect(hashInlineScripts(`<script data-src="x" title="a > b">one()</script>`)).toEqual([
    getHash("one()"),
  ]);
  expect(hashInlineScripts(`<SCRIPT TYPE='text/javascript'>one()</SCRIPT >`)).toEqual([
    getHash("one()"),
  ]);
});

it("normalises line ends and hashes UTF-8", () => {
  expect(hashInlineScripts("<script>a\r\nb\rcè</script>")).toEqual([getHash("a\nb\ncè")]);
});
