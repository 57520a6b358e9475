import { checkContent } from "../../../../tools/check/checkContent";
import { placeAndWords, validFiles, validRecords, toJsonText } from "./fixtures/validRecords";

const PAPER = "data/publications/a-paper.json";

/** The check's lines on the sound records, with a paper by one author of this name. */
function linesFor(name: string): string[] {
  const files = validFiles();
  const paper = toJsonText({ ...validRecords[PAPER], authors: [{ name }] });
  const records = new Map([...files.records, [PAPER, Buffer.from(paper)] as const]);
  return checkContent({ ...files, records }).map(placeAndWords);
}

describe("an author's name", () => {
  it.each([
    "Roberto Navigli, Ada Lovelace, Karim Ghonim",
    "Roberto Navigli, Ada Lovelace",
    "Roberto Navigli1, Ada Lovelace2",
    "Martin Luther King, Jr., Ada Lovelace",
    "Ada Lovelace & Grace Hopper",
    "Ada Lovelace / Grace Hopper",
  ])("may not be those of several persons: %s", (name) => {
    expect(linesFor(name)).toEqual([
      expect.stringContaining(`"${name}" names several persons; write each as an item of its own`),
    ]);
  });

  it.each([
    ["van der Berg, Jan Pieter", "Jan Pieter van der Berg"],
    ["Huguet Cabot, Pere Lluís", "Pere Lluís Huguet Cabot"],
    ["Lovelace, Ada Augusta", "Ada Augusta Lovelace"],
    ["King, V.", "V. King"],
  ])("turned around is one person's: %s", (name, turned) => {
    expect(linesFor(name)).toEqual([
      expect.stringContaining(`write the given name first, without a comma: "${turned}"`),
    ]);
  });

  it("is asked for where there are figures only", () => {
    expect(linesFor("42")).toEqual([
      expect.stringContaining('"42" has no letter; write the person\'s name'),
    ]);
  });

  it.each([
    ["Ada Lovelace1", "Ada Lovelace"],
    ["Ada Lovelace 1,2", "Ada Lovelace"],
    ["Ada Lovelace*†", "Ada Lovelace"],
    ["Ada Lovelace‡", "Ada Lovelace"],
    ["Ada Lovelace²", "Ada Lovelace"],
  ])("has no footnote marks: %s", (name, clean) => {
    expect(linesFor(name)).toEqual([
      expect.stringContaining(
        `"${name}" has a figure or a footnote mark; write the name alone: "${clean}"`,
      ),
    ]);
  });
});
