import { planImport } from "../../../../tools/import/planImport";
import { validFiles } from "../../content/fixtures/validRecords";

const getRefusals = async (name: string, text: string) => {
  const plan = await planImport([{ name, bytes: Buffer.from(text) }], validFiles(), 0);
  return plan.refusals.map(({ line, message }) => `${line}: ${message}`);
};

it.each([
  ["papers.bib", "BibTeX", ""],
  ["papers.bib", "BibTeX", "% exported on Monday\n"],
  ["papers.ris", "RIS", "FN Clarivate Analytics Web of Science\nPT J\nAU Lee, A\nER\n"],
  ["papers.json", "CSL-JSON", "[]"],
])("rejects a file %s without an entry of %s in one line", async (name, format, text) => {
  expect(await getRefusals(name, text)).toEqual([
    `1: holds no entry of ${format}; export the papers in that format`,
  ]);
});

it("rejects endlessly nested accents", async () => {
  const title = `${"\\'{".repeat(20_000)}a${"}".repeat(20_000)}`;
  const entry = `@inproceedings{key,\n  title = {${title}}\n}\n`;
  expect(await getRefusals("papers.bib", entry)).toEqual([
    expect.stringMatching(/^1: can't be read/),
  ]);
});
