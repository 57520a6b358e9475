import { checkContent, reportContent } from "../../../content/checkContent";
import { findHiddenFiles } from "../../../content/releases";
import { placeAndWords, validFilesWith } from "./fixtures/validRecords";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const LEXTAG = "data/products/lextag.json";
const VERA = "data/products/vera.json";

const lines = (changes: Record<string, object>) =>
  checkContent(validFilesWith(changes), NOW).map(placeAndWords);
const hidden = (changes: Record<string, object>, nowMs = NOW) =>
  findHiddenFiles(reportContent(validFilesWith(changes), nowMs).releases, nowMs);

it("the release fields accept a flag, a date, and a moment with a time zone", () => {
  expect(lines({ [LEXTAG]: { draft: false, publishAt: "2026-11-01" } })).toEqual([]);
  expect(lines({ [LEXTAG]: { publishAt: "2026-11-01T09:30Z" } })).toEqual([]);
  expect(lines({ [LEXTAG]: { publishAt: "2026-11-01T09:30:00+01:00" } })).toEqual([]);
});

const FORM =
  "must be a day written as 2026-12-01, or a moment with its time zone, 2026-12-01T09:00+01:00";

it.each([
  ["tomorrow", FORM],
  ["2026-12-01T09:00", FORM],
  ["2026-02-30", "must be a real day and time"],
  ["2026-12-01T25:00Z", "must be a real day and time"],
  ["0206-12-01", "must lie between 2000 and 2100"],
])("an invalid release is explained: %s", (publishAt, message) => {
  const told = lines({ [LEXTAG]: { publishAt } }).filter((line) => line.startsWith(LEXTAG));
  expect(told).toEqual([expect.stringContaining(`publishAt: ${message}, not "${publishAt}"`)]);
});

const article = "data/articles/acl-2024.json";
const on = (day: string, fields: object = {}) =>
  lines({ [article]: { datePublished: day, lastUpdate: Date.UTC(2027, 0, 1), ...fields } });

it("the publication date must not be after the release", () => {
  const told = [
    expect.stringMatching(
      /^data\/articles\/acl-2024\.json:\d+:\d+ datePublished: "2026-12-01" is in the future when the record goes live; add "publishAt": "2026-12-01", or write the day on which it is really published$/,
    ),
  ];
  expect(on("2026-12-01")).toEqual(told);
  expect(on("2026-12-01", { publishAt: "2026-11-29" })).toEqual(told);
});

it("the publication date may be in the future for a draft, or if the release isn't earlier", () => {
  const about = (fields: object) =>
    on("2026-12-01", fields).filter((line) => line.startsWith(article));
  expect(about({ draft: true })).toEqual([]);
  expect(about({ publishAt: "2026-12-01" })).toEqual([]);
});

it("the publication date may be today in the earliest time zone", () => {
  expect(on("2026-11-22")).toEqual([]);
});

it("visible records must not reference a draft", () => {
  const told = lines({ [LEXTAG]: { draft: true } });
  expect(told).toContainEqual(
    expect.stringMatching(
      /^data\/products\/vera\.json:\d+:\d+ related\[1\]: the product "lextag" is a draft, which visitors never see; publish it first, or remove it here$/,
    ),
  );
  expect(told.filter((line) => line.startsWith(LEXTAG))).toEqual([]);
});

it("visible records must not reference a later record, until that is live", () => {
  const later = { [LEXTAG]: { publishAt: "2026-12-01" } };
  expect(lines(later)).toContainEqual(
    expect.stringContaining(
      'related[1]: the product "lextag" goes live at 2026-12-01T00:00:00.000Z, after this record; remove it here, or delay this record too with publishAt',
    ),
  );
  expect(checkContent(validFilesWith(later), Date.parse("2026-12-01")).map(placeAndWords)).toEqual(
    [],
  );
});

it("visible records may reference records with the same date; drafts may reference any", () => {
  const about = (changes: Record<string, object>) =>
    lines(changes).filter((line) => line.startsWith(VERA));
  const waiting = { publishAt: "2026-12-01" };
  expect(about({ [LEXTAG]: waiting, [VERA]: waiting })).toEqual([]);
  expect(about({ [LEXTAG]: { draft: true }, [VERA]: { draft: true } })).toEqual([]);
  expect(about({ [LEXTAG]: { draft: true }, [VERA]: waiting })).toHaveLength(1);
});

it("visible records must not link an author with only drafts", () => {
  const draft = { draft: true };
  const link = {
    careers: {
      title: "Join us",
      description: '<p>By <a href="/research/author/ada-lovelace">Ada</a>.</p>',
    },
  };
  const told = (papers: Record<string, object>) =>
    lines({ ...papers, "data/pages/about.json": link }).filter((line) =>
      line.startsWith("data/pages/about.json"),
    );
  const first = { "data/publications/a-paper.json": draft };
  expect(told(first)).toEqual([]);
  expect(told({ ...first, "data/publications/b-paper.json": draft })).toHaveLength(1);
});

it.each<[fields: object, isIgnored: boolean]>([
  [{ draft: false }, false],
  [{ draft: true, publishAt: "2020-01-01" }, true],
  [{ draft: "true" }, true],
  [{ publishAt: "2026-11-21" }, false],
  [{ publishAt: "2026-11-21T13:00+01:00" }, false],
  [{ publishAt: "2026-11-21T13:01+01:00" }, true],
  [{ publishAt: "soon" }, true],
  [{ publishAt: null }, true],
])(
  "a build ignores drafts and records with a future or unreadable release: %j",
  (fields, isIgnored) => {
    expect(hidden({ [LEXTAG]: fields })).toEqual(isIgnored ? [LEXTAG] : []);
  },
);

it("a build includes a record once its release has passed", () => {
  const changes = { [LEXTAG]: { draft: true }, [VERA]: { publishAt: "2026-12-01" } };
  expect(hidden(changes)).toEqual([LEXTAG, VERA]);
  expect(hidden(changes, Date.parse("2026-12-01"))).toEqual([LEXTAG]);
});
