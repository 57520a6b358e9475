import fc from "fast-check";
import { explainSyntax } from "../../src/content/check/explainSyntax";

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

  test("finds no fault in numbers, words and texts of any length", () => {
    const digits = fc.stringMatching(/^[1-9]\d{0,400}$/);
    fc.assert(
      fc.property(digits, fc.string({ maxLength: 400 }), (number, text) => {
        const json = `{${JSON.stringify(text)}: [${number}, -0.${number}, ${JSON.stringify(text)}]}`;
        expect(explainSyntax(json)).toBeUndefined();
      }),
    );
  });

  test("tells of a fault behind a very long number at its place", () => {
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
