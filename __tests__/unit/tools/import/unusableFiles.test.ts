import { planImport } from "../../../../tools/import/planImport";
import { validFiles } from "../check/fixtures/validRecords";

const getRefusals = (name: string, text: string) =>
  planImport([{ name, bytes: Buffer.from(text) }], validFiles(), 0).refusals.map(
    ({ line, message }) => `${String(line)}: ${message}`,
  );

it.each([
  ["papers.bib", ""],
  ["papers.bib", "% exported on Monday\n"],
  ["papers.ris", "\n"],
  ["papers.json", "[]"],
])("a file without an entry is refused: %s with %j", (name, text) => {
  expect(getRefusals(name, text)).toEqual(["1: holds no entry; export the papers again"]);
});

it.each([
  ["in braces", `${"\\'{".repeat(20_000)}a${"}".repeat(20_000)}`],
  ["one after the other", `${"\\'".repeat(20_000)}a`],
])("accents nested without end are refused: %s", (_how, title) => {
  const entry = `@inproceedings{key,\n  title = {${title}}\n}\n`;
  expect(getRefusals("papers.bib", entry)).toEqual([
    "2: title: more than 10 accents are on one letter; write the letter itself",
  ]);
});
