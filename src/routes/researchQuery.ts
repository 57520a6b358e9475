import { SHOWN_PAPERS } from "../lib/limits";
import { joinedTopicKey } from "../lib/research/topic";
import { researchPath } from "./paths";

/** What papers are filtered by, in the order of the panel; also the names in addresses. */
export const FACETS = ["years", "topics", "venues", "authors", "award"] as const;
export type FacetName = (typeof FACETS)[number];

/** Something for every facet. */
export const byFacet = <Value>(make: (facet: FacetName) => Value): Record<FacetName, Value> => ({
  years: make("years"),
  topics: make("topics"),
  venues: make("venues"),
  authors: make("authors"),
  award: make("award"),
});

/** Orders of the list; the first is the one without a query. */
export const ORDERS = ["newest", "oldest", "title"] as const;
export type PaperOrder = (typeof ORDERS)[number];

/** Keys of the values chosen, by facet. */
export type ChosenValues = Readonly<Record<FacetName, readonly string[]>>;

/** The state of the explorer, which lives in its address only. */
export interface ResearchQuery {
  search: string;
  chosen: ChosenValues;
  order: PaperOrder;
  /** How many papers of those found are shown. */
  shown: number;
}

export const nothingChosen: ChosenValues = byFacet(() => []);

export const emptyResearchQuery: ResearchQuery = {
  search: "",
  chosen: nothingChosen,
  order: "newest",
  shown: SHOWN_PAPERS,
};

/** Values chosen, in all facets together. */
export const chosenCount = (chosen: ChosenValues): number =>
  FACETS.reduce((count, facet) => count + chosen[facet].length, 0);

/** Whether the query leaves papers out. */
export const isFiltered = ({ search, chosen }: ResearchQuery): boolean =>
  search !== "" || chosenCount(chosen) > 0;

/** Chooses a value, or takes the choice back. */
export const toggleValue = (query: ResearchQuery, facet: FacetName, key: string): ResearchQuery => {
  const keys = query.chosen[facet];
  const next = keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
  return { ...query, chosen: { ...query.chosen, [facet]: next } };
};

/**
 * Reads the state from a query string. Unknown orders and values that no paper has are skipped,
 * so an old link to a value that is gone shows the rest of what it asked for.
 */
export function parseResearchQuery(
  queryString: string,
  isKnown: (facet: FacetName, key: string) => boolean,
): ResearchQuery {
  const params = new URLSearchParams(queryString);
  const getKeys = (facet: FacetName) => [
    ...new Set(
      (params.get(facet) ?? "")
        .split(",")
        .map((key) => (facet === "topics" ? joinedTopicKey(key) : key))
        .filter((key) => key !== "" && isKnown(facet, key)),
    ),
  ];
  return {
    search: (params.get("search") ?? "").trim(),
    chosen: byFacet(getKeys),
    order: ORDERS.find((order) => order === params.get("order")) ?? ORDERS[0],
    shown: Math.max(SHOWN_PAPERS, Number.parseInt(params.get("shown") ?? "", 10) || 0),
  };
}

/** Writes the address; defaults are left out, commas stay readable. */
export function researchListPath({ search, chosen, order, shown }: ResearchQuery): string {
  const params = [
    ...(search === "" ? [] : [`search=${encodeURIComponent(search)}`]),
    ...FACETS.filter((facet) => chosen[facet].length > 0).map(
      (facet) => `${facet}=${chosen[facet].map(encodeURIComponent).join(",")}`,
    ),
    ...(order === ORDERS[0] ? [] : [`order=${order}`]),
    ...(shown === SHOWN_PAPERS ? [] : [`shown=${shown}`]),
  ];
  return params.length === 0 ? researchPath : `${researchPath}?${params.join("&")}`;
}

/** The address of the papers that have these values. */
export const filteredPath = (chosen: Partial<ResearchQuery["chosen"]>): string =>
  researchListPath({ ...emptyResearchQuery, chosen: { ...nothingChosen, ...chosen } });
