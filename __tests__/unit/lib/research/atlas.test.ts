import { chainInTime, countPeople, joinByAuthors } from "../../../../src/lib/research/atlas";
import { paperWith } from "./generatedPapers";

const by = (names: string, year: number, month: number) =>
  paperWith({
    year,
    month,
    authors: names.split("").map((name) => ({ name, slug: name.toLowerCase() })),
  });

describe("the atlas of papers", () => {
  it("joins papers with three authors in common, whatever the spelling, and counts by months", () => {
    const papers = [
      by("ABC", 2020, 2),
      by("abcd", 2019, 1),
      by("ABCE", 2019, 1),
      by("AB", 2019, 6),
    ];
    expect(joinByAuthors(papers, 2019)).toEqual({
      arcs: [
        { from: 0, to: 13, count: 2 },
        { from: 0, to: 0, count: 1 },
      ],
      least: 3,
      pairs: 3,
      sameMonth: 1,
    });
    expect(countPeople(papers)).toBe(5);
  });

  it("asks for more authors in common where arcs could not be told apart", () => {
    const papers = Array.from({ length: 40 }, (_, index) =>
      by(index < 2 ? "ABCD" : "ABC", 2010 + index, 1),
    );
    expect(joinByAuthors(papers, 2010)).toMatchObject({ least: 4, pairs: 1 });
  });

  it("leads through a topic's papers from each month to the next", () => {
    const papers = [by("A", 2020, 5), by("B", 2019, 3), by("C", 2019, 3), by("D", 2019, 1)];
    expect(chainInTime(papers, 2019).map(({ from, to }) => [from, to])).toEqual([
      [2, 16],
      [0, 2],
    ]);
  });
});
