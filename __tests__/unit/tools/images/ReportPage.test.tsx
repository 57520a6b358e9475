/** @jest-environment jsdom */
import { renderToStaticMarkup } from "react-dom/server";
import {
  type Finding,
  groupFindings,
  reportIssue,
  type ReportRow,
  suggest,
} from "../../../../tools/images/finding";
import { ReportPage } from "../../../../tools/images/ReportPage";

const row = (subject: string, finding: Finding, place?: string): ReportRow => ({
  subject,
  place,
  findings: [finding],
  facts: ["1200 × 800"],
});

const rows = [
  row("/plum", reportIssue("<rot>")),
  row("/fig", suggest("pale", "at one side"), "data/fig.json:3"),
  row("/date", suggest("pale"), "data/date.json:2"),
];

it("findings for marketing come first, each text once, then the others", () => {
  const groups = groupFindings(rows);
  expect(groups.map(({ heading, items }) => [heading, ...items.map((one) => one.subject)])).toEqual(
    [
      ["Suggestion: pale", "/fig", "/date"],
      ["Issue: <rot>", "/plum"],
    ],
  );
});

it("a report links the pages and files that it names, and shows pictures", () => {
  const heavy = reportIssue("Heavy.", "1 KB", "/job/a");
  const report = {
    website: "https://a.example",
    pictures: [row("data/images/a.jpg", heavy, "data/a.json:3")],
    pages: [row("/plum", reportIssue("<rot>"))],
  };
  document.documentElement.innerHTML = renderToStaticMarkup(<ReportPage {...report} />);
  const todo = [...document.querySelectorAll("h2")].map(({ textContent }) => textContent);
  expect(todo).toEqual(["Issue: Heavy.", "Issue: <rot>"]);
  const links = [...document.querySelectorAll("section a")].map((a) => a.getAttribute("href"));
  const [place, file, page] = ["../data/a.json", "../data/images/a.jpg", "https://a.example/job/a"];
  expect(links).toEqual([place, file, page, "https://a.example/plum"]);
  expect(document.querySelector("tbody img")?.getAttribute("src")).toBe("../data/images/a.jpg");
  expect(document.querySelector("tbody td:last-child")?.textContent).toBe("1200 × 800");
});
