import { checkContent } from "../../../../tools/check/checkContent";
import { issueLine } from "../../../../src/lib/issue";
import { brokenRecords } from "./fixtures/brokenRecords";
import { validFiles } from "./fixtures/validRecords";

it("finds no issue in the sound records", () => {
  expect(checkContent(validFiles()).map(issueLine)).toEqual([]);
});

describe.each(brokenRecords)("$kind: $name", ({ changes, pictures, openings, lines }) => {
  it("gives exactly the expected lines", () => {
    expect(checkContent(validFiles(changes, pictures, openings)).map(issueLine)).toEqual(lines);
  });
});

it("knows every kind of issue by at least two mistakes, and two mistakes by two different lines", () => {
  const counts = new Map<string, Set<string>>();
  for (const { kind, lines } of brokenRecords) {
    expect(lines).not.toHaveLength(0);
    counts.set(kind, (counts.get(kind) ?? new Set()).add(lines.join("\n")));
  }
  expect([...counts].filter(([, told]) => told.size < 2)).toEqual([]);
});

it("tells the issues of all records at once, ordered by file and place", () => {
  const together = ["an icon that is near another", "a month that does not exist"];
  const changes = Object.fromEntries(
    brokenRecords
      .filter(({ name }) => together.includes(name))
      .flatMap((broken) => Object.entries(broken.changes)),
  );
  changes["data/jobs/nlp-engineer.json"] = '{ "title": 1, "place": 2 }';
  const files = checkContent(validFiles(changes)).map(({ file }) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files).toEqual([...files].sort());
  expect(new Set(files).size).toBe(3);
});
