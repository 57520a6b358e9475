import { checkContent } from "../../../../tools/check/checkContent";
import { breakages } from "./fixtures/breakages";
import { validFiles } from "./fixtures/validRecords";

it("finds nothing in the sound records", () => {
  expect(checkContent(validFiles())).toEqual([]);
});

it.each(breakages)(
  "tells of $name, each issue at its place",
  ({ changes, pictures, told, words }) => {
    const issues = checkContent(validFiles(changes, pictures));
    const places = issues.map(
      ({ file, line, column, rule }) => `${file}:${String(line)}:${String(column)} ${rule}`,
    );
    expect(places).toEqual(told);
    if (words !== undefined) expect(issues[0]?.message).toContain(words);
  },
);

it("tells the issues of all records at once, ordered by file and place", () => {
  const together = breakages.filter(({ name }) => /^an icon that is near|^a month/.test(name));
  const changes = {
    ...Object.fromEntries(together.flatMap((breakage) => Object.entries(breakage.changes))),
    "data/jobs/nlp-engineer.json": '{ "title": 1, "place": 2 }',
  };
  const files = checkContent(validFiles(changes)).map(({ file }) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files).toEqual([...files].sort());
  expect(new Set(files).size).toBe(4);
});
