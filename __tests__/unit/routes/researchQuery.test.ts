import fc from "fast-check";
import {
  emptyResearchQuery,
  filteredPath,
  isFiltered,
  nothingChosen,
  ORDERS,
  parseResearchQuery,
  researchListPath,
  toggleValue,
} from "../../../src/routes/researchQuery";
import { SHOWN_PAPERS } from "../../../src/lib/limits";

const anyKey = () => true;
const getQuery = (path: string) => path.slice(path.indexOf("?"));

it("the address has no query without filters", () => {
  expect(researchListPath(emptyResearchQuery)).toBe("/research");
  expect(parseResearchQuery("", anyKey)).toEqual(emptyResearchQuery);
  expect(isFiltered(emptyResearchQuery)).toBe(false);
});

it("the address has search, facets and order in readable form", () => {
  expect(
    researchListPath({
      search: "word sense & roles",
      chosen: { ...nothingChosen, years: ["2024", "2025"], topics: ["dataset"] },
      order: "title",
      shown: 40,
    }),
  ).toBe(
    "/research?search=word%20sense%20%26%20roles&topics=dataset&years=2024,2025&order=title&shown=40",
  );
  expect(filteredPath({ venues: ["lrec-coling"] })).toBe("/research?venues=lrec-coling");
});

it("the address round-trips", () => {
  const keys = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxLength: 4 });
  fc.assert(
    fc.property(
      fc.string().map((text) => text.trim()),
      fc.record({ years: keys, topics: keys, venues: keys, authors: keys, award: keys }),
      fc.constantFrom(...ORDERS),
      fc.integer({ min: SHOWN_PAPERS, max: 2000 }),
      (search, chosen, order, shown) => {
        const expected = { search, chosen, order, shown };
        const path = researchListPath(expected);
        if (path.includes("?")) {
          expect(parseResearchQuery(getQuery(path), anyKey)).toEqual(expected);
        } else {
          expect(expected).toEqual(emptyResearchQuery);
        }
      },
    ),
    { numRuns: 60 },
  );
});

it("the address ignores unknown values, duplicates, unknown orders and invalid numbers", () => {
  const query = parseResearchQuery(
    "?years=2024,1066,2024&topics=alchemy&order=sideways&shown=-3",
    (_facet, key) => key === "2024",
  );
  expect(query).toEqual({
    ...emptyResearchQuery,
    chosen: { ...nothingChosen, years: ["2024"] },
  });
});

it("the address toggles a value and keeps the rest", () => {
  const chosen = toggleValue({ ...emptyResearchQuery, search: "x" }, "topics", "dataset");
  expect(chosen.chosen.topics).toEqual(["dataset"]);
  expect(chosen.search).toBe("x");
  expect(toggleValue(chosen, "topics", "dataset").chosen).toEqual(nothingChosen);
});
