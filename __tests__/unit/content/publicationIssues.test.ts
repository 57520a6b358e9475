import { checkContent } from "../../../content/checkContent";
import { catalogueRecords } from "../lib/citation/cataloguePapers";
import {
  placeAndWords,
  validFiles,
  validFilesWith,
  validRecords,
  toJsonText,
} from "./fixtures/validRecords";

it("the catalogue has 55 to 65 papers of 2019 to 2025 (GEN-06)", () => {
  const years = catalogueRecords.map(({ publicationYear }) => publicationYear);
  expect([Math.min(...years), Math.max(...years)]).toEqual([2019, 2025]);
  expect(Math.abs(years.length - 60)).toBeLessThanOrEqual(5);
});

it("two papers must not share a citation key", () => {
  const [first, second] = ["data/publications/a-paper.json", "data/publications/b-paper.json"];
  const check = (bibkey: string, other = bibkey) =>
    checkContent(validFilesWith({ [first]: { bibkey }, [second]: { bibkey: other } }));
  expect(check("lee-2024").map(placeAndWords)).toEqual([
    expect.stringContaining(`bibkey: "lee-2024" is already the bibkey of ${first}`),
  ]);
  // Messages truncate long values; the comparison doesn't.
  const long = "lee-".padEnd(80, "1");
  expect(check(`${long}1`, `${long}2`)).toEqual([]);
});

it("a paper with broken JSON causes no issue in the author's file", () => {
  const second = "data/publications/b-paper.json";
  const paper = { ...validRecords[second], authors: [{ name: "Augusta Ada Lovelace" }] };
  const spellings = ["Ada Lovelace", "Augusta Ada Lovelace"];
  const author = { id: "ada-lovelace", name: "Ada Lovelace", spellings };
  const files = checkContent(
    validFiles({
      [second]: toJsonText(paper).replace(",", ""),
      "data/authors/ada-lovelace.json": toJsonText(author),
    }),
  ).map(({ file }) => file);
  expect(new Set(files)).toEqual(new Set([second]));
});
