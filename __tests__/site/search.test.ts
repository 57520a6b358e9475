import { z } from "zod";
import { RESULTS_PER_KIND } from "../../src/lib/limits";
import { groupResults } from "../../src/shell/search/useSearch";
import { loadSearchIndex, prepareList } from "../../src/hooks/loadSearchIndex";
import { searchPages, type SearchIndex } from "../../src/lib/search/searchPages";
import { readBuilt } from "../support/builtSite";
import queries from "../fixtures/searchQueries.json";

/** One of `pages` must be among the first three lines; an empty list means no results. */
const shape = z.array(z.object({ query: z.string(), pages: z.array(z.string()) }));

let index: SearchIndex;
beforeAll(async () => {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(readBuilt("search/index.json")));
  index = await loadSearchIndex();
});

function linesOf(query: string): string[] {
  const { facts, groups } = searchPages(index, query);
  return [
    ...facts.map(({ path }) => path),
    ...groups.flatMap(({ items }) =>
      items.slice(0, RESULTS_PER_KIND).map(({ id }) => id.replace(/#.*/, "")),
    ),
  ];
}

const isAmong = (lines: readonly string[], page: string): boolean => {
  const pattern = new RegExp(`^${page.replaceAll("*", ".*")}$`);
  return lines.some((line) => pattern.test(line));
};

test("the explorer finds the same papers as the search dialog that links to it", async () => {
  const findPapers = await prepareList((pages) => pages.filter(({ kind }) => kind === "papers"));
  const linked = shape.parse(queries).flatMap(({ query }) => {
    const answer = searchPages(index, query);
    const groups = groupResults(index, answer, query, 0, new Set(), "list");
    const papers = groups.find(({ kind }) => kind === "papers");
    const isLinked = papers?.options.some((option) => option.type === "all" && option.to !== null);
    return isLinked ? { query, found: papers?.total } : [];
  });
  expect(linked.length).toBeGreaterThan(30);
  expect(linked.filter(({ query, found }) => findPapers(query).paths.size !== found)).toEqual([]);
});

test("nine of ten searches find their page among the first three lines", () => {
  const searches = shape.parse(queries);
  const missed = searches.filter(({ query, pages }) => {
    const lines = linesOf(query);
    return pages.length === 0
      ? lines.length > 0
      : !pages.some((page) => isAmong(lines.slice(0, 3), page));
  });
  expect(missed.map(({ query }) => query).slice(searches.length / 10)).toEqual([]);
});
