import { joinMonths } from "../../../../src/lib/research/atlas";

const paper = (year: number, month: number, ...slugs: string[]) => ({
  year,
  month,
  authors: slugs.map((slug) => ({ name: slug, slug })),
});

test("months are joined by each pair of their papers with three authors in common", () => {
  expect(
    joinMonths(
      [
        paper(2020, 2, "ada", "ben", "cleo"),
        paper(2020, 2, "ada", "ben", "cleo"),
        paper(2019, 1, "ada", "ben", "cleo", "dana"),
        paper(2019, 3, "ada", "ben"),
      ],
      2019,
    ),
  ).toEqual([{ from: 0, to: 13, count: 2 }]);
});
