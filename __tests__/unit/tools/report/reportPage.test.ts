/** @jest-environment jsdom */
import { badness } from "../../../../tools/report/finding";
import { findingsList } from "../../../../tools/report/findingsList";
import { formatWeight } from "../../../../tools/report/formatWeight";
import { reportPage, type ReportRow } from "../../../../tools/report/reportPage";
import { reportScript } from "../../../../tools/report/reportScript";

const row = (name: string, worst: number, kinds: string[]): ReportRow => ({
  id: name,
  name,
  kinds,
  numbers: { worst },
  html: `<h2>${name}</h2>`,
});

const page = reportPage(
  {
    title: "Fruit & more",
    command: "npm run fruit",
    madeLine: "1 January 2026",
    sayHtml: "<b>One</b> is rotten.",
    filters: [
      { kind: "all", label: "All", count: 3 },
      { kind: "rotten", label: "Rotten", count: 1 },
    ],
    orders: [
      { key: "worst", label: "Worst first" },
      { key: "name", label: "Name" },
    ],
    rows: [row("pear", 3, ["rotten"]), row("quince", 2, []), row("apple", 1, [])],
    footHtml: "",
  },
  "Fruit & Co",
);

/** Shows the report as a browser with scripts does. */
const show = () => {
  document.documentElement.innerHTML = page.replace(/<style>[\s\S]*?<\/style>/, "");
  // The report's own script, as the browser would run it from the page.
  globalThis.eval(reportScript);
};
const element = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`No ${selector}`);
  return found;
};
const shownNames = () =>
  [...document.querySelectorAll<HTMLElement>(".row")]
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => id);

it("is one file: it names no other", () => {
  expect(page).not.toMatch(/<link|\ssrc="(?!data:)|url\((?!data:)/);
});

it("writes names as text, never as markup", () => {
  expect(page).toContain("<title>Fruit &amp; more | Fruit &amp; Co</title>");
  const list = findingsList([{ severity: "issue", subject: "Alt", text: 'says "<b>"' }]);
  expect(list).toContain("says &quot;&lt;b&gt;&quot;");
});

it("shows every row before any script has run, and no dead buttons", () => {
  document.documentElement.innerHTML = page;
  expect(shownNames()).toEqual(["pear", "quince", "apple"]);
  expect(element(".reportBar", HTMLElement).hidden).toBe(true);
});

it("shows the rows of the chosen kind and says how many", () => {
  show();
  element('[data-filter="rotten"]', HTMLElement).click();
  expect(shownNames()).toEqual(["pear"]);
  expect(element("#count", HTMLElement).textContent).toBe("1 shown");
  expect(element('[data-filter="rotten"]', HTMLElement).getAttribute("aria-pressed")).toBe("true");
  expect(element('[data-filter="all"]', HTMLElement).getAttribute("aria-pressed")).toBe("false");
});

it("finds rows by a word in them", () => {
  show();
  const find = element("#find", HTMLInputElement);
  find.value = "QUIN";
  find.dispatchEvent(new Event("input"));
  expect(shownNames()).toEqual(["quince"]);
});

it("orders the rows by name and back by what is worst", () => {
  show();
  const order = element("#order", HTMLSelectElement);
  order.value = "name";
  order.dispatchEvent(new Event("change"));
  expect(shownNames()).toEqual(["apple", "pear", "quince"]);
  order.value = "worst";
  order.dispatchEvent(new Event("change"));
  expect(shownNames()).toEqual(["pear", "quince", "apple"]);
});

it("puts one issue before any number of hints", () => {
  const hint = { severity: "look", subject: "", text: "" } as const;
  const issue = { severity: "issue", subject: "", text: "" } as const;
  expect(badness([issue])).toBeGreaterThan(badness(Array.from({ length: 20 }, () => hint)));
});

it.each([
  [9114, "8.9 KB"],
  [133_120, "130 KB"],
  [1_468_006, "1.4 MB"],
])("writes %i bytes as %s", (bytes, words) => {
  expect(formatWeight(bytes)).toBe(words);
});
