import fc from "fast-check";
import { getPositionAt, readJson } from "../../../content/jsonDocument";

const placesIn = (text: string) =>
  readJson(text)
    .issues.map(({ offset }) => getPositionAt(text, offset))
    .map(({ line, column }) => `${line}:${column}`);

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

it("accepts the same texts as JSON.parse, and every issue has a position inside the text", () => {
  const pieces = [
    ...['"', '"a"', ",", ":", "{", "}", "[", "]", "1", "x", "\n", "-", ".5", "e3", "true", "nul"],
    ...["\\", "\\u12", " ", "'", ";", "“", "//"],
  ];
  const text = fc
    .array(fc.constantFrom(...pieces), { maxLength: 14 })
    .map((typed) => typed.join(""));
  fc.assert(
    fc.property(text, (typed) => {
      expect(readJson(typed).issues.length === 0).toBe(isJson(typed));
      const offsets = readJson(typed).issues.map(({ offset }) => offset);
      expect(offsets.filter((offset) => offset < 0 || offset > typed.length)).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

it("records the position of each value and of each character of a text, with escapes", () => {
  const { document } = readJson('{\n  "a": [1, "\\u00e9\\n<b>"]\n}');
  expect(document?.positionOf(["a", 1])).toEqual({ line: 2, column: 12 });
  expect(document?.positionOf(["a", 1], 2)).toEqual({ line: 2, column: 21 });
  expect(document?.positionOf(["a", 7])).toEqual({ line: 2, column: 8 });
  expect(document?.keyPositionOf(["a"])).toEqual({ line: 2, column: 3 });
});

it("reports lists that are nested too deeply", () => {
  expect(readJson("[".repeat(100_000)).issues[0]?.message).toContain("too deep");
});

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

it("reports syntax errors in order, at their positions in the text", () => {
  expect(placesIn(text)).toEqual("1:3 2:3 3:8 4:11 5:8 5:11 6:8 7:9 8:6 8:10".split(" "));
  expect(readJson(text).document).toBeUndefined();
});

it("reads the rest of a text with syntax errors if no name is lost, with unreadable values as null", () => {
  const sure = '{ "a": None,\n"b": [1,, 2,], // two\n"c": “x”;\n"d": "e"\n"f": 1 }';
  expect(readJson(sure).document?.value).toEqual({ a: null, b: [1, 2], c: null, d: "e", f: 1 });
});
