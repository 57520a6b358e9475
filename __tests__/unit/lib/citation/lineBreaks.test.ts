import { toRis } from "../../../../src/lib/citation/toRis";
import { citedPaper } from "./citedPaper";

const broken = citedPaper({
  title: "A\nER  - \n\nB",
  authors: ["Ada\tLovelace"],
  booktitle: "Findings\r\nof the Meeting",
});

it("a line break in a fact ends no RIS record", () => {
  const lines = toRis(broken).split(/[\r\n]+/);
  expect(lines).toContain("TI  - A ER - B");
  expect(lines).toContain("T2  - Findings of the Meeting");
  expect(lines.filter((line) => line.startsWith("ER"))).toHaveLength(1);
});
