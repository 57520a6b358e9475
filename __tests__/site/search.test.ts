import { z } from "zod";
import { RESULTS_PER_KIND } from "../../src/lib/limits";
import { decodeSearchIndex } from "../../src/lib/search/searchDocument";
import { prepareSearch, searchPages } from "../../src/lib/search/searchPages";
import { readBuilt } from "../support/builtSite";
import record from "../fixtures/searchQueries.json";

/** Each search, and the pages of which one should be among its first three lines; none: it finds nothing. */
const queries = z.array(z.object({ query: z.string(), pages: z.array(z.string()) })).parse(record);

const index = prepareSearch(decodeSearchIndex(JSON.parse(readBuilt("search/index.json"))));

/** The pages of the lines as they are shown. */
const linesOf = (query: string): string[] =>
  searchPages(index, query).groups.flatMap(({ documents }) =>
    documents.slice(0, RESULTS_PER_KIND).map(({ path }) => path.replace(/#.*/, "")),
  );

const isAmong = (lines: readonly string[], page: string): boolean => {
  const pattern = new RegExp(`^${page.replaceAll("*", ".*")}$`);
  return lines.some((line) => pattern.test(line));
};

/** How many searches may miss. */
const ALLOWED = 34;

test("the searches of the record find their page among the first three lines", () => {
  const missed = queries.filter(({ query, pages }) => {
    const lines = linesOf(query);
    return pages.length === 0
      ? lines.length > 0
      : !pages.some((page) => isAmong(lines.slice(0, 3), page));
  });
  expect(missed.map(({ query }) => query).slice(ALLOWED)).toEqual([]);
});
