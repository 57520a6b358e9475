import fc from "fast-check";
import { explainSyntax } from "../../../../tools/check/explainSyntax";

/** What is said of a text, and the part of it that the place names. */
function told(text: string) {
  const { offset = 0, message } = explainSyntax(text) ?? {};
  return { at: text.slice(offset, offset + 3), message };
}

describe("slips that other languages and programs bring along", () => {
  test.each([
    ["a semicolon", '{\n"id": "acl";\n"a": 1\n}', ';\n"', "write a comma, not ;"],
    ["a semicolon after a number", '{"a": 1; "b": 2}', '; "', "write a comma, not ;"],
    [
      "a curly quote at the end",
      '{\n"id": "acl”,\n"a": 1\n}',
      "”,\n",
      'use straight double quotes ("), not ”',
    ],
    [
      "a curly quote with more in the line",
      '{"id": "acl”, "a": 1}',
      "”, ",
      'use straight double quotes ("), not ”',
    ],
    ["a curly quote after a name", '{"id”: "acl"}', "”: ", 'use straight double quotes ("), not ”'],
    ["underscores", '{"a": 1_733_788_800_000}', "1_7", "write digits alone: 1733788800000"],
    ["apostrophes", "{\"a\": 1'724'662}", "1'7", "write digits alone: 1724662"],
    ["commas in a number", '{"a": 1,724,662}', "1,7", "write digits alone: 1724662"],
    ["one comma in a number", '{"a": 10,000, "b": 1}', "10,", "write digits alone: 10000"],
    ["points in a number", '{"a": 1.724.662}', "1.7", "write digits alone: 1724662"],
  ])("%s", (_name, text, at, message) => {
    expect(told(text)).toEqual({ at, message });
  });

  test.each(["<<<<<<< HEAD", "=======", ">>>>>>> topic"])("the mark %s of a merge", (mark) => {
    expect(told(`{\n"a": 1,\n${mark}\n"b": 2\n}`)).toEqual({
      at: mark.slice(0, 3),
      message: `two versions stand here after a merge; keep one and take out "${mark.slice(0, 7)}" and the like`,
    });
  });

  test("curly quotes within a text leave it its missing end", () => {
    expect(told('{"a": "the “end”,\n}').message).toContain('a closing quote (") is missing');
  });

  test("a fraction stays a number, and so does each number of a list", () => {
    expect(explainSyntax('{"a": 1.724, "b": [1,724,662], "c": "======="}')).toBeUndefined();
  });
});

describe("what is said of a text that is no JSON", () => {
  test.each(["constructor", "toString", "__proto__", "hasOwnProperty"])(
    "takes %s for a text without quotes, like any other word",
    (word) => {
      expect(explainSyntax(`{"a": ${word}}`)).toEqual({
        offset: 6,
        message: `an opening quote (") is missing before ${word}`,
      });
    },
  );

  test("finds no issue in numbers, words and texts of any length", () => {
    const digits = fc.stringMatching(/^[1-9]\d{0,400}$/);
    fc.assert(
      fc.property(digits, fc.string({ maxLength: 400 }), (number, text) => {
        const json = `{${JSON.stringify(text)}: [${number}, -0.${number}, ${JSON.stringify(text)}]}`;
        expect(explainSyntax(json)).toBeUndefined();
      }),
    );
  });

  test("tells of an issue behind a very long number at its place", () => {
    const number = "1".repeat(200);
    expect(explainSyntax(`{"a": ${number}x}`)).toMatchObject({
      offset: 6,
      message: expect.stringContaining("is not a number that JSON knows"),
    });
  });

  test("cuts a very long word where it names it", () => {
    const { message = "" } = explainSyntax(`{"a": ${"w".repeat(500)}}`) ?? {};
    expect(message).toMatch(/^an opening quote \("\) is missing before w+…$/);
    expect(message.length).toBeLessThan(120);
  });
});
