import fc from "fast-check";
import { checkContent } from "../../../../tools/check/checkContent";
import { fixSyntax } from "../../../../tools/check/fixSyntax";
import { validFiles, validRecords, toJsonText } from "./fixtures/validRecords";
import { typedJson } from "./fixtures/typedJson";

/** What is told of a text, each with the place that it names. */
const told = (text: string) =>
  fixSyntax(text).issues.map(({ offset, message }) => {
    const before = text.slice(0, offset).split("\n");
    return `${String(before.length)}:${String((before.at(-1)?.length ?? 0) + 1)} ${message}`;
  });

const parsed = (json: string): unknown => JSON.parse(json);

describe("all slips of a text at once", () => {
  test("are told in order, each at its place in the text as written", () => {
    const text = [
      "{ // the record",
      '  id: "acl",',
      '  "a": None,',
      '  "b": [1,, 2,],',
      '  "c": “x”;',
      '  "d": "a\\q\tb"',
      '  "e": 1_000,',
      '  "f" "g",',
      "}",
    ].join("\n");
    expect(told(text)).toEqual([
      "1:3 JSON has no comments; remove it",
      '2:3 a field\'s name must stand in double quotes: write "id"',
      '3:8 "None" is not a word of JSON; write null',
      "4:11 a comma too many, or a value is missing before it",
      "4:14 a comma too many: nothing follows it",
      '5:8 use straight double quotes ("), not “',
      "5:11 write a comma, not ;",
      '6:10 "\\q" means nothing in JSON; a backslash is written \\\\',
      "6:12 a tab stands inside text; write a blank instead",
      "6:15 a comma (,) is missing here",
      "7:8 write digits alone: 1000",
      '8:6 a colon (:) is missing after "f"',
      "8:10 a comma too many: nothing follows it",
    ]);
    expect(JSON.parse(fixSyntax(text).text ?? "")).toEqual({
      id: "acl",
      a: null,
      b: [1, 2],
      c: "x",
      d: "a\\q b",
      e: 1000,
      f: "g",
    });
  });

  test.each([
    ["a quote inside text", '{"a": "the "end"", "b": None}'],
    ["a missing closing quote", '{"a": "end,\n"b": None}'],
    ["a missing value", '{"a": , "b": None}'],
    ["words after a text that may belong to it", '{"a": "b" "c", "d": None}'],
    ["a number that may be meant as text", '{"a": 05, "b": None}'],
    ["the marks of a merge", '{\n<<<<<<< HEAD\n"a": None\n}'],
    ["a bracket of the wrong kind", '{"a": [1}, "b": None}'],
  ])("end at %s, behind which more would be guessed", (_name, text) => {
    expect(fixSyntax(text).issues).toHaveLength(1);
    expect(fixSyntax(text).text).toBeUndefined();
  });

  test("are not counted without end", () => {
    expect(fixSyntax(`[${"None, ".repeat(500)}1]`).issues).toHaveLength(20);
  });

  test("are none in any JSON, which stays as it is", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat(3), (value, indent) => {
        const text = JSON.stringify({ value }, null, indent);
        expect(fixSyntax(text)).toMatchObject({ issues: [], text });
      }),
    );
  });

  test("are all found wherever they were put, and nothing else changes", () => {
    const slips = fc.array(fc.constantFrom("None", "undefined", "[1,]", "1_000", "“”", "True"), {
      minLength: 1,
      maxLength: 15,
    });
    const meant: Readonly<Record<string, unknown>> = {
      None: null,
      undefined: null,
      "[1,]": [1],
      "1_000": 1000,
      "“”": "",
      True: true,
    };
    fc.assert(
      fc.property(slips, fc.json({ maxDepth: 2 }), (values, between) => {
        const parts = values.map((value) => `${between}, ${value}`);
        const text = `{"list": [${parts.join(", ")}]}`;
        const starts = parts.map((part, index) => {
          const before = parts.slice(0, index).join(", ").length + (index === 0 ? 0 : 2);
          return '{"list": ['.length + before + part.length - (values[index]?.length ?? 0);
        });
        const fixed = fixSyntax(text);
        const places = fixed.issues.map(({ offset }) => offset);
        starts.forEach((start, index) => {
          const end = start + (values[index]?.length ?? 0);
          expect(places.some((at) => at >= start && at < end)).toBe(true);
        });
        expect(parsed(fixed.text ?? "")).toEqual({
          list: values.flatMap((value) => [parsed(between), meant[value]]),
        });
      }),
    );
  });

  test("stand inside the text, whatever is typed", () => {
    fc.assert(
      fc.property(typedJson(";", "“", "//"), (text) => {
        const { issues, text: fixed } = fixSyntax(text);
        const offsets = issues.map(({ offset }) => offset);
        expect(offsets.every((offset) => offset >= 0 && offset <= text.length)).toBe(true);
        expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
        if (fixed !== undefined) expect(() => parsed(fixed)).not.toThrow();
      }),
      { numRuns: 3000 },
    );
  });
});

test("a record with slips is checked like any other, at the places of its text as written", () => {
  const file = "data/jobs/nlp-engineer.json";
  const lines = toJsonText(validRecords[file]).split("\n");
  const line = lines.findIndex((text) => text.trimStart().startsWith('"title"'));
  lines[line] = '  "titel": “NLP Engineer”;';
  const issues = checkContent(validFiles({ [file]: lines.join("\n") }));
  expect(issues.map(({ line: at, column, message }) => [at - line, column, message])).toEqual([
    [1, 3, expect.stringContaining("title")],
    [1, 12, 'use straight double quotes ("), not “'],
    [1, 26, "write a comma, not ;"],
  ]);
});
