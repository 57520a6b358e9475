import { checkContent, reportContent } from "../../../content/checkContent";
import { breakages } from "./fixtures/breakages";
import { validFiles } from "./fixtures/validRecords";

const NOW_MS = Date.now();

const getIssues = (...files: Parameters<typeof validFiles>) =>
  reportContent(validFiles(...files), NOW_MS).issues;

it("reports nothing in the valid records", () => {
  expect(getIssues()).toEqual([]);
});

it.each(breakages)(
  "reports $name, each issue at its position",
  ({ changes, pictures, told, words }) => {
    const issues = getIssues(changes, pictures);
    const places = issues.map(
      ({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`,
    );
    expect(places).toEqual(told);
    if (words !== undefined) expect(issues[0]?.message).toContain(words);
  },
);

it("doesn't stop a build for warnings", () => {
  const soft = breakages.filter(({ told }) => told.some((place) => place.endsWith("wording")));
  expect(soft.length).toBeGreaterThan(8);
  expect(soft.flatMap(({ changes }) => checkContent(validFiles(changes)))).toEqual([]);
});

it("reports the issues of all records at once, ordered by file and position", () => {
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
