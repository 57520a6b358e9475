/** @jest-environment jsdom */
import type { ImageEntry, Use } from "../../../../tools/images/imageEntry";
import type { Thumbnails } from "../../../../tools/images/makeThumbnails";
import {
  type ReportFacts,
  renderImageReport,
  getSaving,
} from "../../../../tools/images/renderImageReport";

const facts: ReportFacts = {
  madeLine: "today",
  browser: "Chromium 1",
  heavyPages: [],
  pageMaxKb: 250,
  website: "https://x.example",
};

const use = (page: string, more: Partial<Use> = {}): Use => ({
  page,
  kind: "shown",
  alt: "",
  isOnlyContent: false,
  wordsBeside: [],
  displays: [
    {
      viewportPx: 1440,
      widthPx: 1312,
      heightPx: 576,
      url: "/a.avif",
      bytes: 9000,
      isLargestPaint: true,
      from: "browser",
    },
  ],
  ...more,
});

const variant = (format: string, widthPx: number, bytes: number, isShown = true) => ({
  format,
  widthPx,
  bytes,
  isShown,
  url: `/${format}/${String(widthPx)}`,
});

const entry = (name: string, more: Partial<ImageEntry> = {}): ImageEntry => ({
  name,
  file: `data/images/${name}.jpg`,
  bytes: 2048,
  widthPx: 1600,
  heightPx: 900,
  isVector: false,
  sha256: name,
  focalPoint: { x: 72, y: 50 },
  hasFocalPoint: true,
  references: [],
  readBy: [],
  isInlined: false,
  variants: [variant("AVIF", 960, 4000), variant("JPEG", 960, 10_000)],
  uses: [use("/vera")],
  findings: [{ severity: "good", subject: "Nothing to fix.", text: "" }],
  ...more,
});

const drawn: Thumbnails = {
  whole: "data:image/webp;base64,AA",
  crops: [
    {
      shape: { label: "1:1", ratio: 1, by: "narrow screens" },
      crop: { left: 504, top: 0, width: 900, height: 900 },
      src: "data:image/webp;base64,BB",
    },
  ],
};
const render = (entries: ImageEntry[], more: Partial<ReportFacts> = {}) =>
  renderImageReport(entries, new Map(entries.map(({ file }) => [file, drawn])), {
    ...facts,
    ...more,
  });
const getRow = (one: ImageEntry) => {
  document.body.innerHTML = render([one]).rows[0]?.html ?? "";
  return document.body;
};

const issue = { severity: "issue", subject: "Alternative text", text: "is missing." } as const;
const look = { severity: "look", subject: "Weight", text: "is over." } as const;

it("puts the worst first: one issue before two hints, then by name", () => {
  const report = render([
    entry("fine"),
    entry("hints", { findings: [look, look] }),
    entry("invalid", { findings: [issue] }),
    entry("also-fine"),
  ]);
  expect(report.rows.map(({ name }) => name)).toEqual(["invalid", "hints", "also-fine", "fine"]);
  expect(report.filters.map(({ label, count }) => `${label} ${String(count)}`)).toEqual([
    "All 4",
    "Issues 1",
    "To look at 1",
    "Alternative text 1",
    "Too heavy or large 1",
    "Unused 0",
    "Social 0",
  ]);
  expect(report.sayHtml).toContain(
    "4 masters weigh 8.0 KB; their largest AVIF versions weigh 16 KB.",
  );
  expect(report.sayHtml).toContain("<b>1 has an issue</b> that visitors");
});

it("says in the headline which pages are too heavy", () => {
  const heavyPages = [{ page: "/", viewportPx: 1440, bytes: 300 * 1024, files: [] }];
  expect(render([entry("a")], { heavyPages }).sayHtml).toContain(
    "<b>1 page is over the 250 KB</b> that a page’s pictures may weigh: / (300 KB at 1440 px).",
  );
});

it("counts pictures that the build draws apart from masters", () => {
  const card = entry("card", { file: "public/social/card.png" });
  expect(render([entry("a"), card]).sayHtml).toMatch(
    /^1 master weighs 2\.0 KB; .* 1 more is drawn by the build\. None has an issue/,
  );
  expect(getRow(card).querySelector(".meta")?.textContent).toContain("2.0 KB drawn by the build");
});

it("says how sizes were found", () => {
  expect(render([]).footHtml).toContain("measured in Chromium 1");
  expect(render([], { browser: undefined }).footHtml).toContain("No browser was found");
});

it("shows displayed sizes, largest paint and a link to the page", () => {
  const row = getRow(entry("cover"));
  expect(row.querySelector(".uses li")?.textContent).toBe(
    "/vera1312 × 576 at 1440 largest paint at 1440",
  );
  expect(row.querySelector(".uses a")?.getAttribute("href")).toBe("https://x.example/vera");
});

it("says where a largest paint is only a guess", () => {
  const [display] = use("/").displays;
  const displays = display ? [{ ...display, from: "markup" as const }] : [];
  expect(getRow(entry("a", { uses: [use("/", { displays })] })).textContent).toContain(
    "marked as largest paint at 1440",
  );
});

it("folds many pages that use a picture alike behind their number", () => {
  const row = getRow(entry("a", { uses: ["/a", "/b", "/c", "/d"].map((page) => use(page)) }));
  expect(row.querySelectorAll(".uses li")).toHaveLength(1);
  expect(row.querySelector(".uses summary")?.textContent).toBe("4 pages");
});

it("marks the lightest file of each width and says what AVIF saves", () => {
  const row = getRow(entry("a"));
  expect([...row.querySelectorAll("td.best")].map(({ textContent }) => textContent)).toEqual([
    "3.9 KB",
  ]);
  expect(row.querySelector(".saving")?.textContent).toBe("AVIF saves 60 % against JPEG at 960 px.");
});

it("compares formats at the widest width that has both, and not where there is one only", () => {
  const variants = [
    variant("AVIF", 320, 100),
    variant("AVIF", 960, 300),
    variant("JPEG", 960, 400),
    variant("JPEG", 1600, 9000),
  ];
  expect(getSaving(variants)).toEqual({ percent: 25, widthPx: 960, format: "JPEG" });
  expect(getSaving([variant("SVG", 48, 100)])).toBeUndefined();
});

it("does not count files that are only named among those that are served to visitors", () => {
  const variants = [variant("AVIF", 960, 4000), variant("JPEG", 1600, 90_000, false)];
  const heads = [...getRow(entry("a", { variants })).querySelectorAll("thead th")];
  expect(heads.map(({ textContent }) => textContent)).toEqual(["Served", "960"]);
});

it("draws the focal point on the picture and where it lies in each crop", () => {
  const rings = [...getRow(entry("a")).querySelectorAll<HTMLElement>(".focal")];
  expect(rings.map(({ style }) => [style.left, style.top])).toEqual([
    ["72%", "50%"],
    ["72%", "50%"],
  ]);
});

it("draws no point of its own on what networks cut round the centre", () => {
  const [ring] = getRow(
    entry("a", { uses: [use("/", { kind: "social" })] }),
  ).querySelectorAll<HTMLElement>(".focal");
  expect(ring?.style.left).toBe("50%");
});

it("tells a missing alternative text from an empty one", () => {
  const { alt, ...without } = use("/b");
  expect(alt).toBe("");
  const row = getRow(entry("a", { uses: [use("/a"), without] }));
  expect(row.querySelector("h2 + .meta")?.textContent).toBe("Alternative text: empty; missing");
});
