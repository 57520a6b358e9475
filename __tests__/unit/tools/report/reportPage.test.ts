/** @jest-environment jsdom */
import { formatWeight, issue, look, reportPage } from "../../../../tools/report/reportPage";

const row = (name: string, findings = [look("")].slice(1)) => ({
  subject: name,
  subjectHtml: name,
  findings,
  cellsHtml: ["<i>red</i>"],
});

const show = () => {
  document.documentElement.innerHTML = reportPage({
    title: "Fruit & more",
    summary: "One is rotten.",
    columns: ["Fruit", "Colour"],
    rows: [row("pear"), row("quince", [look("pale"), look("hard")]), row("plum", [issue("<rot>")])],
    footHtml: "",
  });
  return [...document.querySelectorAll("tbody tr")];
};

it("a report's rows stand worst first", () => {
  const rows = show();
  expect(rows.map((one) => one.querySelector("th")?.textContent)).toEqual([
    "plum",
    "quince",
    "pear",
  ]);
});

it("a report says what to do as text, beside the other columns", () => {
  const [plum] = show();
  expect(plum?.querySelector("li")?.textContent).toBe("Issue <rot>");
  expect([...document.querySelectorAll("thead th")].map((one) => one.textContent)).toEqual([
    "Fruit",
    "What to do",
    "Colour",
  ]);
  expect(document.title).toBe("Fruit & more");
});

it("a report needs no file beside it", () => {
  show();
  expect(document.querySelector("[src], link")).toBeNull();
});

it.each([
  [0, "0.0 KB"],
  [9114, "8.9 KB"],
  [133_120, "130 KB"],
  [1_468_006, "1.4 MB"],
])("%i bytes are %s", (bytes, text) => {
  expect(formatWeight(bytes)).toBe(text);
});
