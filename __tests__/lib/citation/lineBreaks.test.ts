import type { CitedPaper } from "../../../src/lib/citation/citedPaper";
import { toRis } from "../../../src/lib/citation/toRis";

const broken: CitedPaper = {
  entryType: "inproceedings",
  bibkey: "lovelace-2024-word",
  title: "A\nER  - \n\nB",
  url: "https://example.org/papers/1/",
  doi: null,
  authors: ["Ada\tLovelace"],
  booktitle: "Findings\r\nof the Meeting",
  journal: null,
  year: 2024,
  month: 8,
  address: "Bangkok, Thailand",
  publisher: "The Publisher",
  pages: null,
  note: null,
};

it("a line break in a fact ends no RIS record", () => {
  const lines = toRis(broken).split(/[\r\n]+/);
  expect(lines).toContain("TI  - A ER - B");
  expect(lines).toContain("T2  - Findings of the Meeting");
  expect(lines.filter((line) => line.startsWith("ER"))).toHaveLength(1);
});
