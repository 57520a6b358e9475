import { cutText } from "../../../../tools/pages/cutText";
import { judgePages } from "../../../../tools/pages/judgePages";
import type { LinkCheck } from "../../../../tools/pages/checkLinks";
import type { BuiltPage } from "../../../../tools/pages/readPage";
import { ORIGIN, pageWith } from "./builtPage";

const noLinks: LinkCheck = {
  checked: { records: 0, code: 0, pages: 0 },
  broken: [],
  redirected: [],
  external: [],
};
const told = (
  changes: Partial<BuiltPage>,
  picture = { widthPx: 1200, heightPx: 630 },
  links: LinkCheck = noLinks,
) =>
  judgePages([pageWith(changes)], links, new Map([[`${ORIGIN}/social/vera.png`, picture]]))
    .flatMap(({ findings }) => findings)
    .map(({ severity, subject, text }) => `${severity}: ${subject} ${text}`);

const picture = (widthPx: number, heightPx: number) => ({
  socialImage: { address: `${ORIGIN}/social/vera.png`, alt: "A word.", widthPx, heightPx },
});

describe("a page", () => {
  it("without an issue has no finding", () => {
    expect(told({})).toEqual([]);
  });

  it.each([
    [{ title: "" }, "issue: Title is missing. Say what the page is about."],
    [
      { title: "Vera" },
      "look: Title has 4 characters. There is room for what the page is about: 60.",
    ],
    [
      { title: "Detecting and Mitigating Hallucinations in Multilingual Summarisation" },
      "look: Title is cut after “Hallucinations in Multilingual”: “Summarisation” is lost.",
    ],
    [
      { description: "" },
      "issue: Description is missing. Write two sentences: what it is, and for whom.",
    ],
    [
      { description: "Fact-checking." },
      "issue: Description has 14 characters. Two sentences fit; say what it does and for whom.",
    ],
    [{ description: "word ".repeat(40) }, "look: Description is cut after “word word word”."],
    [{ socialImage: null }, "issue: Social image is missing: a shared link has no picture."],
  ])("with %j is told", (changes, message) => {
    expect(told(changes)).toEqual([message]);
  });

  it.each([
    [
      200,
      75,
      [
        "look: Social image is 200 × 75: below 600 pixels it is shown as a small card, with a blurred picture.",
      ],
    ],
    [1200, 800, ["look: Social image is 1200 × 800; networks cut 11 % above and below."]],
    [2400, 800, ["look: Social image is 2400 × 800; networks cut 18 % left and right."]],
    [2000, 1000, []],
    [1600, 900, []],
  ])(
    "with a picture of %i × %i is told what networks make of it",
    (widthPx, heightPx, messages) => {
      expect(told(picture(widthPx, heightPx), { widthPx, heightPx })).toEqual(messages);
    },
  );

  it("that declares another size than its picture has is at issue", () => {
    expect(told(picture(1200, 627))).toEqual([
      "issue: Social image is 1200 × 630, but the page declares 1200 × 627.",
    ]);
  });

  it("that engines do not list is judged as a shared link only", () => {
    expect(told({ isIndexed: false, title: "Vera", description: "" })).toEqual([]);
    expect(told({ isIndexed: false, socialImage: null })).toHaveLength(1);
  });

  it("with a link that leads nowhere is at issue, and says which", () => {
    const link = { source: "pages", place: "/product/vera", address: "/x", base: "/" } as const;
    const elsewhere = { ...link, place: "/" };
    const links = {
      ...noLinks,
      broken: [
        { link, message: 'no page "/x"' },
        { link: elsewhere, message: "another page's" },
      ],
    };
    expect(told({}, undefined, links)).toEqual(['issue: Link no page "/x".']);
    const guess = { ...noLinks, broken: [{ link, message: 'no page "/x"; did you mean "/y"?' }] };
    expect(told({ title: "Vera" }, undefined, guess)).toEqual([
      'issue: Link no page "/x"; did you mean "/y"?',
      expect.stringMatching(/^look: Title/),
    ]);
  });

  it("with the title or description of others names one of them", () => {
    const pages = [pageWith(), pageWith({ path: "/a" }), pageWith({ path: "/b" })];
    const [first] = judgePages(pages, noLinks, new Map());
    expect(first?.findings.map(({ text }) => text)).toEqual([
      "is also that of /a and 1 more. Give each page its own.",
      "is also that of /a and 1 more. Give each page its own.",
    ]);
  });
});

it.each([
  ["one two three", 8, "one two", "three"],
  ["one two", 7, "one two", ""],
  ["unbreakable", 5, "unbre", "akable"],
])("cuts %j after %i characters at a blank", (text, most, shown, lost) => {
  expect(cutText(text, most)).toEqual({ shown, lost });
});
