import { publicationSchema } from "../../src/kinds/publication/schema";
import { makePapers } from "../support/largeSite";

test("papers for measurements are valid, differ from each other and are always the same", () => {
  const papers = makePapers(400, 80, 12);
  expect(papers.filter((paper) => !publicationSchema.safeParse(paper).success)).toEqual([]);
  for (const field of ["prettyURL", "bibkey"] as const)
    expect(new Set(papers.map((paper) => paper[field])).size).toBe(400);
  expect(makePapers(400, 80, 12)).toEqual(papers);
  const names = new Set(papers.flatMap(({ authors }) => authors.map(({ name }) => name)));
  expect(names.size).toBeGreaterThan(60);
  expect(names.size).toBeLessThanOrEqual(80);
});
