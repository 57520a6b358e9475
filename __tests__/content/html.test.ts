import { toSafeHtml, withTableScrollers } from "../../src/content/html";

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
