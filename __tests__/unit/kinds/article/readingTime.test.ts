import { readingMinutes } from "../../../../src/kinds/article/readingTime";

describe("the time to read an article", () => {
  it("counts words and not tags, and rounds up", () => {
    expect(readingMinutes(`<p class="a b c">${"word ".repeat(231)}</p>`)).toBe(2);
    expect(readingMinutes(`<p class="a b c">${"word ".repeat(230)}</p>`)).toBe(1);
  });

  it("is never less than a minute", () => {
    expect(readingMinutes("")).toBe(1);
  });
});
