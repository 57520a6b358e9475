import { excerptOf } from "../../../../gatsby/preview/excerptOf";

const text = '{\n  "related": ["minerva"],\n  "title": "Vera \\"2\\"",\n  "count": 12\n}\n';

describe("the lines shown round a fault", () => {
  it("are the faulty one, with its value marked, and the one before it", () => {
    expect(excerptOf(text, 3, 12)).toEqual([
      { number: 2, before: '  "related": ["minerva"],', marked: "", after: "" },
      { number: 3, before: '  "title": ', marked: '"Vera \\"2\\""', after: "," },
    ]);
    expect(excerptOf(text, 4, 12).at(-1)).toMatchObject({ marked: "12", after: "" });
  });

  it("are one at the first line, and none beyond the last", () => {
    expect(excerptOf(text, 1, 1)).toEqual([{ number: 1, before: "", marked: "{", after: "" }]);
    expect(excerptOf("{}", 9, 1)).toEqual([]);
  });

  it("are shortened, since a paragraph is one line", () => {
    const [line] = excerptOf(`${"a".repeat(500)} "b" ${"c".repeat(500)}`, 1, 502);
    expect(line).toMatchObject({ marked: '"b"' });
    expect(line?.before).toHaveLength(41);
    expect(line?.after).toHaveLength(61);
  });
});
