import { getExcerpt } from "../../../../gatsby/preview/getExcerpt";

const text = '{\n  "related": ["minerva"],\n  "title": "Vera \\"2\\"",\n  "count": 12\n}\n';

describe("the lines shown round an issue", () => {
  it("are the invalid one, with its value marked, and the one before it", () => {
    expect(getExcerpt(text, 3, 12)).toEqual([
      { number: 2, before: '  "related": ["minerva"],', marked: "", after: "" },
      { number: 3, before: '  "title": ', marked: '"Vera \\"2\\""', after: "," },
    ]);
    expect(getExcerpt(text, 4, 12).at(-1)).toMatchObject({ marked: "12", after: "" });
  });

  it("are one at the first line, and none beyond the last", () => {
    expect(getExcerpt(text, 1, 1)).toEqual([{ number: 1, before: "", marked: "{", after: "" }]);
    expect(getExcerpt("{}", 9, 1)).toEqual([]);
  });

  it("are shortened, since a paragraph is one line", () => {
    const [line] = getExcerpt(`${"a".repeat(500)} "b" ${"c".repeat(500)}`, 1, 502);
    expect(line).toMatchObject({ marked: '"b"' });
    expect(line?.before).toHaveLength(41);
    expect(line?.after).toHaveLength(61);
  });
});
