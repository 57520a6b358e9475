import { readHtml } from "../../../content/checkHtml";

const placesIn = (html: string) => readHtml(html).issues.map(({ offset }) => offset);
const inTime = (moment: string) => `<p><time datetime="${moment}">then</time></p>`;

it.each([
  ...["&nbsp;", "&frac12;", "&#233;", "&#xE9;", "&shy;", "&semi;"].map((one) => `<p>A${one}</p>`),
  ...["it", "EN-US", "zh-Hant"].map((tag) => `<p lang="${tag}">Words</p>`),
  ...["2024", "2024-12", "2024-12-10", "2024-12-10T09:30", "2024-12-10T09:30+01:00"].map(inTime),
])("accepts %s", (html) => {
  expect(placesIn(html)).toEqual([]);
});

it.each<[html: string, offset: number]>([
  ...["area", "base", "col", "embed", "hr", "img", "input", "link", "meta", "wbr"].map(
    (tag): [string, number] => [`<p>Words.</p><${tag}><p>Words.</p>`, 13],
  ),
  ...["&ampx;", "&notit;", "&#x202e;", "&#xFEFF;", "&#0;"].map((entity): [string, number] => [
    `<p>Words${entity}</p>`,
    8,
  ]),
  ...["foo", "", "2024-13", "2024-12-32", "2024-12-10T25:00", "P", "PT"].map(
    (moment): [string, number] => [inTime(moment), 3],
  ),
])("reports %s once", (html, offset) => {
  expect(placesIn(html)).toEqual([offset]);
});

it("reports two empty paragraphs, one with a further issue", () => {
  expect(placesIn("<p></p><p>&#8203;</p>")).toEqual([10, 0]);
});

it.each(["<p =a>x</p>", '<p "x">y</p>', `<a href="/a"dir="ltr">y</a>`, "<p>a </> b</p>", "<p"])(
  "reports an incomplete or malformed tag: %s",
  (html) => {
    expect(placesIn(html)).not.toEqual([]);
  },
);

it("parses addresses like a browser", () => {
  const { links } = readHtml('<p><a href=" /research?a=1&amp;b=2 ">x</a></p>');
  expect(links).toEqual([{ address: "/research?a=1&b=2", offset: 3, linkText: "x" }]);
});
