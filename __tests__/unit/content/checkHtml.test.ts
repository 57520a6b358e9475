import { readHtml } from "../../../content/checkHtml";

const placesIn = (html: string) => readHtml(html).issues.map(({ offset }) => offset);
const sound = (html: string) => expect(readHtml(html).issues).toEqual([]);

it.each(["area", "base", "col", "embed", "hr", "img", "input", "link", "meta", "wbr"])(
  "reports an unclosed tag once: <%s>",
  (tag) => {
    expect(placesIn(`<p>Words.</p><${tag}><p>Words.</p>`)).toEqual([13]);
  },
);

it.each(["&nbsp;", "&eacute;", "&amp;", "&lt;", "&frac12;", "&#233;", "&#xE9;", "&shy;", "&semi;"])(
  "accepts the entity %s",
  (entity) => sound(`<p>Words${entity}</p>`),
);

it.each(["&nbps;", "&ampx;", "&wordatlas;", "&notit;", "&#8203;", "&#x202e;", "&#xFEFF;", "&#0;"])(
  "reports the entity %s",
  (entity) => {
    expect(placesIn(`<p>Words${entity}</p>`)).toEqual([8]);
  },
);

it("reports two empty paragraphs, one with a further issue", () => {
  expect(placesIn("<p></p><p>&#8203;</p>")).toEqual([10, 0]);
});

it.each(["it", "EN-US", "zh-Hant"])("accepts the language tag %s", (tag) => {
  sound(`<p lang="${tag}">Words</p>`);
});

it.each(["2024", "2024-12", "2024-12-10", "2024-12-10T09:30", "2024-12-10T09:30+01:00"])(
  "accepts the machine-readable moment %s",
  (moment) => sound(`<p><time datetime="${moment}">then</time></p>`),
);

it.each(["foo", "", "10.12.2024", "2024-13", "2024-12-32", "2024-12-10T25:00", "P", "PT"])(
  "rejects the moment %j",
  (moment) => {
    expect(placesIn(`<p><time datetime="${moment}">then</time></p>`)).toEqual([3]);
  },
);

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
