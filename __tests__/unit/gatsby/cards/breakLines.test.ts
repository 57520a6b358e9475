import fc from "fast-check";
import { breakLines, type TitleRoom } from "../../../../gatsby/cards/breakLines";

/** Letters half an em wide, Han characters a whole one. */
const measure = (text: string) =>
  Array.from(text).reduce((width, character) => width + (character > "\u2e80" ? 1 : 0.5), 0);

const room: TitleRoom = {
  widthPx: 1740,
  heightPx: 358,
  linesMax: 3,
  sizes: [220, 160, 120, 100, 80, 67],
  lineHeight: 1.12,
  ascent: 0.7,
  descent: 0.24,
};

const withoutBlanks = (text: string) => text.replace(/\s+/g, "");

/** Words of Latin letters, also very long ones, and runs of Chinese, which has no blanks. */
const word = fc.oneof(
  fc.stringMatching(/^[A-Za-z]{1,14}[:,]?$/),
  fc.stringMatching(/^[a-z]{40,120}$/),
  fc.stringMatching(/^[多语言自然处理，。（）]{1,30}$/),
);
const title = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(" "));

describe("breaking a title into lines", () => {
  it("never has more lines than there is room for, nor a line that is too wide", () => {
    fc.assert(
      fc.property(title, (text) => {
        const { lines, size } = breakLines(text, measure, room);
        const height = ((lines.length - 1) * room.lineHeight + room.ascent + room.descent) * size;
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.length).toBeLessThanOrEqual(room.linesMax);
        expect(Math.max(...lines.map((line) => measure(line) * size))).toBeLessThanOrEqual(1740);
        expect(height).toBeLessThanOrEqual(room.heightPx);
      }),
    );
  });

  it("keeps every character in its order, or says that it shortened the title", () => {
    fc.assert(
      fc.property(title, (text) => {
        const { lines, isShortened } = breakLines(text, measure, room);
        const shown = withoutBlanks(lines.join(""));
        if (isShortened) {
          expect(shown.endsWith("…")).toBe(true);
          expect(withoutBlanks(text).startsWith(shown.slice(0, -1))).toBe(true);
        } else {
          expect(shown).toBe(withoutBlanks(text));
        }
      }),
    );
  });

  it("sets a short title on one line at the largest size", () => {
    expect(breakLines("Vera", measure, room)).toEqual({
      lines: ["Vera"],
      size: 220,
      isShortened: false,
    });
  });

  it("makes lines of like length, and breaks after a colon rather than near it", () => {
    expect(
      breakLines("ReLiK: fast and accurate entity linking on an academic budget", measure, room)
        .lines,
    ).toEqual(["ReLiK: fast and accurate entity", "linking on an academic budget"]);
    expect(breakLines("从词义消歧到知识图谱：多语言语义表示方法综述", measure, room).lines[0]).toBe(
      "从词义消歧到知识图谱：",
    );
  });

  it("begins no line with closing punctuation and ends none with an opening bracket", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[多语言自然处理]{8,60}$/), (text) => {
        const marked = text.replaceAll("语", "语，").replaceAll("处", "（处）");
        const { lines } = breakLines(marked, measure, room);
        expect(lines.slice(1).filter((line) => /^[，）]/.test(line))).toEqual([]);
        expect(lines.filter((line) => line.endsWith("（"))).toEqual([]);
      }),
    );
  });

  it("shortens after a whole word, without the comma before the ellipsis", () => {
    const { lines, isShortened } = breakLines("meaning, ".repeat(40), measure, room);
    expect(isShortened).toBe(true);
    expect(lines.at(-1)).toMatch(/meaning…$/);
  });

  it("is quick with a title that is no title", () => {
    const started = performance.now();
    expect(breakLines("word ".repeat(5000), measure, room).lines).toHaveLength(3);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
