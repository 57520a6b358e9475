/** @jest-environment jsdom */
import {
  findChangesSince,
  type Finding,
  getMessages,
  problem,
  suggest,
  reportCsv,
  reportPage,
  type ReportRow,
} from "../../../../tools/report/reportPage";
import { formatWeight } from "../../../../src/lib/text";

const row = (
  subject: string,
  findings: Finding[] = [],
  more: Partial<ReportRow> = {},
): ReportRow => ({
  subject,
  findings,
  cells: [["red", "<i>green</i>"]],
  ...more,
});

const note: Finding = { severity: "note", text: "unseen" };
const rows = [
  row("pear"),
  row("quince", [note], { place: "data/quince.json:1" }),
  row("plum", [problem("<rot>")]),
  row("fig", [suggest("pale", "at one side")], { place: "data/fig.json:3", bytes: 1 }),
  row("date", [suggest("pale")], { place: "data/date.json:2", bytes: 2 }),
];
const report = { title: "Fruit & more", summary: "One is rotten.", columns: ["Colour"], rows };

const show = () => {
  document.documentElement.innerHTML = reportPage(
    report,
    "Since last time one is <new>.",
    "https://a.example",
  );
  return [...document.querySelectorAll("body > ul > li")].map((one) => one.textContent);
};

it("findings for marketing come first, largest first, each message once, facts last", () => {
  expect(getMessages(rows).map(({ text, about }) => [text, ...about])).toEqual([
    ["pale", "data/date.json:2  date", "data/fig.json:3  fig  at one side"],
    ["<rot>", "plum"],
    ["unseen", "data/quince.json:1  quince"],
  ]);
});

it("a report starts with what to do, as text, and has the rest in a table in that order", () => {
  expect(show().slice(0, 2)).toEqual([
    expect.stringMatching(/^Look pale.*date.json:2 {2}date/),
    expect.stringMatching(/^Issue <rot>/),
  ]);
  expect([...document.querySelectorAll("tbody th")].map((one) => one.textContent)).toEqual([
    "date",
    "fig",
    "plum",
    "quince",
    "pear",
  ]);
  expect(document.querySelector("tbody td:last-child")?.innerHTML).toBe(
    "red<br>&lt;i&gt;green&lt;/i&gt;",
  );
  expect(document.title).toBe("Fruit & more");
  expect(document.body.textContent).toContain("Since last time one is <new>.");
});

it("a long list is collapsed", () => {
  const many = Array.from({ length: 6 }, (_, index) => row(`apple ${index}`, [suggest("sour")]));
  expect(reportPage({ ...report, rows: many }, "", "https://a.example")).toMatch(
    /apple 4<details><summary>1 more<\/summary>apple 5<\/details>/,
  );
});

it("a sheet has one line per row, with quotes doubled", () => {
  const lines = reportCsv({ ...report, rows: [row('a "red" one', [problem("rot", "here")])] });
  expect(lines).toBe(
    '\uFEFF"Fruit & more","Changed at","What to do","Bytes","Colour"\r\n"a ""red"" one","","rot here","","red; <i>green</i>"\r\n',
  );
});

it("a comparison reports only what is new, gone, larger, smaller, to be done and done", () => {
  const sheet = (...all: ReportRow[]) => reportCsv({ ...report, rows: all });
  const picture = (name: string, bytes: number, ...findings: Finding[]) =>
    row(`data/images/${name}.jpg`, findings, { bytes });
  const before = sheet(
    picture("kept", 10),
    picture("gone", 10),
    picture("grown", 10_240),
    row("/mended", [suggest("sour")]),
    row("https://out.example", [problem("rot")]),
  );
  expect(findChangesSince(before, before)).toBe("");
  const after = sheet(
    picture("kept", 10, suggest("sour")),
    picture("new", 10),
    picture("grown", 20_480),
    row("/mended"),
  );
  expect(findChangesSince(before, after).split("; ").sort()).toEqual([
    "Since last time new: something to do at data/images/kept.jpg, data/images/new.jpg",
    "gone: something to do at /mended, data/images/gone.jpg.",
    "heavier: data/images/grown.jpg (10 KB → 20 KB)",
  ]);
  expect(findChangesSince(after, before)).toContain(
    "lighter: data/images/grown.jpg (20 KB → 10 KB)",
  );
});

it("a report links the pages and files that it names", () => {
  const rows = [
    row("data/images/a.jpg", [problem("Heavy.", "1 KB, on /job/a")], { place: "data/a.json:3" }),
  ];
  document.documentElement.innerHTML = reportPage({ ...report, rows }, "", "https://a.example");
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  const [place, file, page] = ["../data/a.json", "../data/images/a.jpg", "https://a.example/job/a"];
  expect(links).toEqual([place, file, page, file, place]);
});

it.each([
  [0, "0.0 KB"],
  [9114, "8.9 KB"],
  [133_120, "130 KB"],
  [1_468_006, "1.4 MB"],
])("%i bytes are formatted as %s", (bytes, text) => {
  expect(formatWeight(bytes)).toBe(text);
});
