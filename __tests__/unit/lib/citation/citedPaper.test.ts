import { toCitedPaper, formatPageRange } from "../../../../src/lib/citation/citedPaper";
import { aPaper } from "../../views/pageBuilders";
import { citedPaper } from "./citedPaper";

it("a cited paper has only the facts of a reference, because visitors load all papers' at once", () => {
  const { bibkey, ...facts } = toCitedPaper(aPaper());
  expect(bibkey).toBe("example-2024-paper");
  expect(Object.keys({ bibkey, ...facts }).sort()).toEqual(Object.keys(citedPaper()).sort());
});

it.each([
  ["1-10", "1–10"],
  ["1 -- 10", "1–10"],
  ["1—10", "1–10"],
  ["1−10", "1–10"],
  ["pp. 1–10", "1–10"],
  ["pp.1-10", "1–10"],
  ["p. 7", "7"],
  ["Pages 7", "7"],
  ["1–10", "1–10"],
  ["12:1–12:20", "12:1–12:20"],
  ["A-7", "A-7"],
  ["P12", "P12"],
])("formats the pages %s as %s", (written, expected) => {
  expect(formatPageRange(written)).toBe(expected);
});
