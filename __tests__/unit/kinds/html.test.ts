import { addTableScrollers, htmlToText, toSafeHtml } from "../../../src/kinds/html";

const toPageHtml = (html: string) =>
  addTableScrollers(toSafeHtml(html, (href) => ({ href, opensNewTab: false })));

it("wraps each table in a focusable scrolling element (WCAG 1.4.10, 2.1.1)", () => {
  expect(
    toPageHtml("<p>Before</p><table><tr><td>a</td></tr></table><table><tr><td>b</td></tr></table>"),
  ).toBe(
    '<p>Before</p><div tabindex="0"><table><tr><td>a</td></tr></table></div>' +
      '<div tabindex="0"><table><tr><td>b</td></tr></table></div>',
  );
});

it("doesn't change texts without a table", () => {
  expect(toPageHtml("<p>A <b>table</b> of words.</p>")).toBe("<p>A <b>table</b> of words.</p>");
});

it.each([
  [
    '<a href="/contacts" dir="rtl" lang="he">קשר</a>',
    '<a dir="rtl" lang="he" href="/contacts">קשר</a>',
  ],
  ['<a dir="rtl" lang="he" title="x">קשר</a>', '<span dir="rtl" lang="he">קשר</span>'],
  [
    '<a href="javascript:alert(1)" dir="rtl" lang="he">קשר</a>',
    '<span dir="rtl" lang="he">קשר</span>',
  ],
])("keeps language and direction of links: %s", (html, safe) => {
  expect(toPageHtml(html)).toBe(safe);
});

it.each([
  ["<table><caption>Results</caption><tr><th>F1</th><td>0.9</td></tr></table>", "Results F1 0.9"],
  ["<blockquote>Said</blockquote><p>Then</p>", "Said Then"],
  ["<ul><li>One<ul><li>Two</li></ul></li></ul>", "One Two"],
  ["Words<br>below<P>and <b>bo</b>ld</P>", "Words below and bold"],
  ["<p>A &amp; B &lt;C&gt;</p>", "A & B <C>"],
])("separates block elements by spaces in plain text: %s", (html, words) => {
  expect(htmlToText(html)).toBe(words);
});
