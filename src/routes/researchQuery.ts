import { SHOWN_PAPERS } from "../lib/limits";
import { toJoinedTopicKey } from "../lib/topic";
import { researchPath } from "./paths";

/** Facets in the order of the filter panel; their names are also query parameters. */
export const FACETS = ["topics", "years", "venues", "authors", "award"] as const;
export type FacetName = (typeof FACETS)[number];

export const byFacet = <Value>(make: (facet: FacetName) => Value): Record<FacetName, Value> => ({
  topics: make("topics"),
  years: make("years"),
  venues: make("venues"),
  authors: make("authors"),
  award: make("award"),
});

export const ORDERS = ["newest", "oldest", "title"] as const;
export type PaperOrder = (typeof ORDERS)[number];

export type ChosenValues = Readonly<Record<FacetName, readonly string[]>>;

export interface ResearchQuery {
  search: string;
  chosen: ChosenValues;
  order: PaperOrder;
  shown: number;
}

export const nothingChosen: ChosenValues = byFacet(() => []);

export const emptyResearchQuery: ResearchQuery = {
  search: "",
  chosen: nothingChosen,
  order: "newest",
  shown: SHOWN_PAPERS,
};

export const countChosen = (chosen: ChosenValues): number =>
  FACETS.reduce((count, facet) => count + chosen[facet].length, 0);

export const isFiltered = ({ search, chosen }: ResearchQuery): boolean =>
  search !== "" || countChosen(chosen) > 0;

export const toggleValue = (query: ResearchQuery, facet: FacetName, key: string): ResearchQuery => {
  const keys = query.chosen[facet];
  const next = keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
  return { ...query, chosen: { ...query.chosen, [facet]: next } };
};

/** Parses a query string. Ignores unknown values, so that old links keep their other filters. */
export function parseResearchQuery(
  queryString: string,
  isKnown: (facet: FacetName, key: string) => boolean,
): ResearchQuery {
  const params = new URLSearchParams(queryString);
  const getKeys = (facet: FacetName) => [
    ...new Set(
      (params.get(facet) ?? "")
        .split(",")
        .map((key) => (facet === "topics" ? toJoinedTopicKey(key) : key))
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

export const filteredPath = (chosen: Partial<ResearchQuery["chosen"]>): string =>
  researchListPath({ ...emptyResearchQuery, chosen: { ...nothingChosen, ...chosen } });
