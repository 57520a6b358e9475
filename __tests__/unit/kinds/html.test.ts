import { toPlainText, toSafeHtml, withTableScrollers } from "../../../src/kinds/html";

const toPageHtml = (html: string) =>
  withTableScrollers(toSafeHtml(html, (href) => ({ href, opensNewTab: false })));

it("puts each table into an element that scrolls and takes the focus (WCAG 1.4.10, 2.1.1)", () => {
  expect(
    toPageHtml("<p>Before</p><table><tr><td>a</td></tr></table><table><tr><td>b</td></tr></table>"),
  ).toBe(
    '<p>Before</p><div tabindex="0"><table><tr><td>a</td></tr></table></div>' +
      '<div tabindex="0"><table><tr><td>b</td></tr></table></div>',
  );
});

it("leaves texts without a table as they are", () => {
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
])("keeps the language and the direction of linked words: %s", (html, safe) => {
  expect(toPageHtml(html)).toBe(safe);
});

it.each([
  ["<table><caption>Results</caption><tr><th>F1</th><td>0.9</td></tr></table>", "Results F1 0.9"],
  ["<blockquote>Said</blockquote><p>Then</p>", "Said Then"],
  ["<ul><li>One<ul><li>Two</li></ul></li></ul>", "One Two"],
  ["Words<br>below<P>and <b>bo</b>ld</P>", "Words below and bold"],
  ["<p>A &amp; B &lt;C&gt;</p>", "A & B <C>"],
])("parts the words of two lines in plain text: %s", (html, words) => {
  expect(toPlainText(html)).toBe(words);
});
