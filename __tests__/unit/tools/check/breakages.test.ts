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
    const places = issues.map(({ file, line, column }) => `${file}:${line}:${column}`);
    expect(places).toEqual(told.map((place) => place.replace(/ \S+$/, "")));
    if (words !== undefined) expect(issues[0]?.message).toContain(words);
  },
);
