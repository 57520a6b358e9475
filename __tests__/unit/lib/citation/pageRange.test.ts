import { formatPageRange } from "../../../../src/lib/citation/citedPaper";

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
