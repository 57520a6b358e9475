import { splitName } from "../../../../src/lib/citation/personName";
import { toApaText, toCsl, toRis } from "../../../../src/lib/citation/toCitations";
import { toBibtex } from "../../../../src/lib/citation/toBibtex";
import { citedPaper } from "./citedPaper";

const paperBy = (author: string) =>
  citedPaper({ title: "Word senses", bibkey: "king-2024-word", authors: [author], pages: null });

it.each([
  ["Martin Luther King Jr.", "Martin Luther", "King", "Jr."],
  ["Sammy Davis Jr", "Sammy", "Davis", "Jr"],
  ["Ada van der Berg III", "Ada", "van der Berg", "III"],
  ["Guillem Huguet Cabot Sr.", "Guillem", "Huguet Cabot", "Sr."],
  ["Willem van den Berg", "Willem", "van den Berg", ""],
  ["Jacobus Henricus van ’t Hoff", "Jacobus Henricus", "van ’t Hoff", ""],
  ["Jacobus van 't Hoff", "Jacobus", "van 't Hoff", ""],
  ["Simone Conia", "Simone", "Conia", ""],
  ["Ada IV", "Ada", "IV", ""],
  ["Aristotle", "", "Aristotle", ""],
])("splits the name %s", (name, given, family, suffix) => {
  expect(splitName(name, ["Huguet Cabot"])).toEqual({ given, family, suffix });
});

it("keeps an organisation's name whole in each format", () => {
  const name = "Words and Sons";
  const paper = { ...paperBy(name), families: [name] };
  expect(toBibtex(paper)).toContain("author    = {{Words and Sons}}");
  expect(toRis(paper)).toContain("AU  - Words and Sons\r\n");
  expect(toApaText(paper)).toMatch(/^Words and Sons\. \(2024\)\. /);
  expect(toCsl(paper).author).toEqual([{ literal: name }]);
});

it("places a suffix such as Jr. as each format requires", () => {
  const paper = paperBy("Martin Luther King Jr.");
  expect(toBibtex(paper)).toContain("author    = {King, Jr., Martin Luther}");
  expect(toRis(paper)).toContain("AU  - King, Martin Luther, Jr.\r\n");
  expect(toApaText(paper)).toMatch(/^King, M\. L\., Jr\. \(2024\)\. /);
  expect(toCsl(paper).author).toEqual([{ family: "King", given: "Martin Luther", suffix: "Jr." }]);
});
