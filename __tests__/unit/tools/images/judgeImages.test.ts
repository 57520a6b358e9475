import type { ImageBudgets } from "../../../../src/kinds/settings/imageBudgets";
import type { Fingerprint } from "../../../../tools/images/fingerprint";
import type { Display, ImageEntry, Use } from "../../../../tools/images/imageEntry";
import { heavyPages, judgeImages } from "../../../../tools/images/judgeImages";

const budgets: ImageBudgets = {
  masterMaxKb: 250,
  servedMaxKb: 120,
  largestPaintMaxKb: 50,
  pageMaxKb: 300,
  socialMaxKb: 200,
  altMaxCharacters: 100,
};
const KB = 1024;

const display = (widthPx: number, heightPx: number, more: Partial<Display> = {}): Display => ({
  viewportPx: 1440,
  widthPx,
  heightPx,
  url: "/x.avif",
  bytes: 10 * KB,
  isLargestPaint: false,
  from: "browser",
  ...more,
});
const shown = (displays: Display[], more: Partial<Use> = {}): Use => ({
  page: "/vera",
  kind: "shown",
  alt: "",
  isOnlyContent: false,
  wordsBeside: [],
  displays,
  ...more,
});
const social = (more: Partial<Use> = {}): Use =>
  shown([], { kind: "social", alt: "A word", ...more });
const variant = (format: string, widthPx: number, bytes: number, isShown = true) => ({
  format,
  widthPx,
  bytes,
  isShown,
  url: `/${String(widthPx)}.${format}`,
});
const picture = (more: Partial<ImageEntry> = {}): ImageEntry => ({
  name: "product-vera",
  file: `data/images/${more.name ?? "product-vera"}.jpg`,
  bytes: 90 * KB,
  widthPx: 1200,
  heightPx: 800,
  isVector: false,
  sha256: more.name ?? "vera",
  focalPoint: { x: 50, y: 50 },
  hasFocalPoint: false,
  references: ["data/products/vera.json preview.cardImageURL"],
  readBy: [],
  isInlined: false,
  variants: [variant("AVIF", 960, 20 * KB), variant("JPEG", 960, 60 * KB)],
  uses: [shown([display(627, 418)])],
  findings: [],
  ...more,
});
const judge = (...entries: ImageEntry[]) => judgeImages(entries, budgets, new Map());
const lines = (entry: ImageEntry, ...others: ImageEntry[]) =>
  (judge(entry, ...others)[0]?.findings ?? []).map(
    ({ severity, subject, text, budget }) =>
      `${severity}: ${subject}: ${text}${budget === undefined ? "" : ` (${budget})`}`,
  );

it("a picture without issues has nothing to fix, and says why its text may be empty", () => {
  expect(lines(picture())).toEqual([
    "good: Nothing to fix.: Empty alternative text is right where a picture only decorates.",
  ]);
});

describe("weight", () => {
  it.each([
    [{ bytes: 251 * KB }, "the master, 251 KB, is over the budget of 250 KB. (masterMaxKb)"],
    [
      { variants: [variant("JPEG", 960, 130 * KB)] },
      "the 960 px JPEG, 130 KB, is over the budget of 120 KB. (servedMaxKb)",
    ],
    [
      { uses: [shown([display(627, 418, { isLargestPaint: true, bytes: 51 * KB })])] },
      "the largest paint at 1440 px of window, 51 KB, is over the budget of 50 KB. (largestPaintMaxKb)",
    ],
  ])("%#: over its budget", (more, text) => {
    expect(lines(picture(more))).toEqual([`look: Weight: ${text}`]);
  });

  it("is within its budget at its very limit", () => {
    expect(lines(picture({ bytes: 250 * KB }))).toEqual([expect.stringMatching(/^good/)]);
  });

  it("does not count files that pages only name for search engines", () => {
    const variants = [variant("AVIF", 960, 20 * KB), variant("JPEG", 1200, 200 * KB, false)];
    expect(lines(picture({ variants }))).toEqual([expect.stringMatching(/^good/)]);
  });
});

describe("size", () => {
  it("a master smaller than its frame is too small, also where its frame crops it", () => {
    expect(lines(picture({ uses: [shown([display(1000, 900)])] }))).toEqual([
      "issue: Too small: shown at 1000 × 900 on /vera: draw it with at least 1200 × 1080 pixels.",
    ]);
  });

  it("files that are hardly larger than their frame look soft", () => {
    expect(lines(picture({ uses: [shown([display(900, 600)])] }))).toEqual([
      "look: Soft on sharp screens: shown at 900 × 600 on /vera, where its widest file has 1.07 pixels for one.",
    ]);
  });

  it("a master more than three times as wide as its widest frame is larger than anyone sees", () => {
    expect(lines(picture({ uses: [shown([display(390, 260), display(100, 66)])] }))).toEqual([
      "look: Larger than shown: nowhere larger than 390 × 260; 600 × 400 pixels would do.",
    ]);
  });

  it("does not matter to a drawing", () => {
    expect(lines(picture({ isVector: true, widthPx: 48, heightPx: 48 }))).toEqual([
      expect.stringMatching(/^good/),
    ]);
  });
});

describe("a social picture (AMB-07)", () => {
  const card = (widthPx: number, heightPx: number, more: Partial<Use> = {}) =>
    picture({
      name: "social/case",
      file: "static/social/case.png",
      widthPx,
      heightPx,
      uses: [social(more)],
      variants: [variant("PNG", widthPx, 20 * KB, false)],
    });

  it("of 200 × 75 is shown as a small card, whose ratio is the network's own", () => {
    expect(lines(card(200, 75))).toEqual([
      "look: Social image: 200 × 75: networks show a small card below 600 px of width. 1200 × 630 is shown large.",
    ]);
  });

  it("of 3:2 is cut above and below", () => {
    expect(lines(card(1200, 800))).toEqual([
      "look: Social image: 1.50:1; networks show 1.91:1 and cut 11 % above and below.",
    ]);
  });

  it("of 2400 × 1260 is twice what networks show", () => {
    expect(lines(card(2400, 1260))).toEqual([
      "look: Social image: 2400 × 1260; networks show at most 1200 × 630. Half the side would do.",
    ]);
  });

  it.each([
    [1200, 630],
    [2000, 1000],
    [1600, 900],
  ])("of %i × %i is as networks want it", (widthPx, heightPx) => {
    expect(lines(card(widthPx, heightPx))).toEqual(["good: Nothing to fix.: "]);
  });

  it("must have the size that the metadata declares", () => {
    const declared = { widthPx: 2000, heightPx: 1000 };
    expect(lines(card(1200, 630, { declared }))).toEqual([
      "issue: Declared size: the metadata of /vera says 2000 × 1000, the file has 1200 × 630.",
    ]);
  });
});

describe("alternative text", () => {
  it("is judged once, however many pages use the picture", () => {
    const uses = ["/", "/vera"].map((page) =>
      shown([display(627, 418)], { page, alt: "product-vera" }),
    );
    expect(lines(picture({ uses }))).toEqual([expect.stringMatching(/is the file’s name/)]);
  });

  it("breaks its budget where it is too long", () => {
    const uses = [shown([display(627, 418)], { alt: `${"word ".repeat(20)}and` })];
    expect(lines(picture({ uses }))).toEqual([
      expect.stringMatching(/has 103 characters, more than 100\..*\(altMaxCharacters\)$/),
    ]);
  });

  it("of a card that the build drew says the card in full, however long", () => {
    const uses = [social({ alt: "word ".repeat(40) })];
    const card = { file: "public/social/cards/a.jpg", widthPx: 1200, heightPx: 630, uses };
    expect(lines(picture({ ...card, variants: [] }))).toEqual([expect.stringMatching(/^good/)]);
  });

  it("names the other pictures that have it too", () => {
    const same = { uses: [shown([display(627, 418)], { alt: "A word" })] };
    expect(
      lines(picture(same), picture({ ...same, name: "b" }), picture({ ...same, name: "c" })),
    ).toEqual(["look: Alternative text: is also that of b and c. Say what tells them apart."]);
  });
});

describe("use", () => {
  it.each([
    [{ references: [] }, "look: Unused: no record, page or code names it. Remove it, or use it."],
    [
      {},
      "look: Not shown: data/products/vera.json preview.cardImageURL names it, and no page shows it.",
    ],
    [{ isInlined: true }, "good: Nothing to fix.: "],
    [{ references: [], readBy: ["src/tools/x.ts"] }, "good: Nothing to fix.: "],
  ])("%#: of a picture on no page", (more, line) => {
    expect(lines(picture({ ...more, uses: [], variants: [] }))).toEqual([line]);
  });
});

describe("duplicates", () => {
  it("are told byte for byte, on both", () => {
    const [left, right] = judge(picture({ sha256: "s" }), picture({ name: "copy", sha256: "s" }));
    expect(left?.findings[0]?.text).toBe("of copy, byte for byte. One file would do.");
    expect(right?.findings[0]?.text).toBe("of product-vera, byte for byte. One file would do.");
  });

  it("are told by their looks, with how alike they are", () => {
    const looks = (flips: number): Fingerprint => ({
      bits: Array.from({ length: 100 }, (_, index) => index < flips),
      colour: [100, 100, 100],
    });
    const entries = [picture(), picture({ name: "near" }), picture({ name: "far" })];
    const fingerprints = new Map([
      ["data/images/product-vera.jpg", looks(0)],
      ["data/images/near.jpg", looks(9)],
      ["data/images/far.jpg", looks(25)],
    ]);
    const [first, , far] = judgeImages(entries, budgets, fingerprints);
    expect(first?.findings).toEqual([
      { severity: "look", subject: "Near duplicate", text: "of near, 91 % alike." },
    ]);
    expect(far?.findings[0]?.severity).toBe("good");
  });
});

it("lists the pages that are over their budget, the heaviest first", () => {
  const weight = (page: string, kb: number) => ({
    page,
    viewportPx: 390,
    bytes: kb * KB,
    files: [],
  });
  const heavy = heavyPages([weight("/a", 301), weight("/b", 300), weight("/c", 400)], budgets);
  expect(heavy.map(({ page }) => page)).toEqual(["/c", "/a"]);
});
