import { researchCopy } from "../../copy/researchCopy";
import { publicationPath } from "../../routes/paths";
import {
  byFacet,
  FACETS,
  type FacetName,
  type PaperOrder,
  type ResearchQuery,
} from "../../routes/researchQuery";
import { groupBy } from "../../lib/lists";
import { slugify } from "../../lib/slugify";
import { sortByText } from "../../lib/text";
import { getTopics, isKindOfWork } from "../../lib/topic";

export interface PaperAuthor {
  name: string;
  slug: string | null;
}

/** Data of a listed paper; `venueId` is only for the venue facet. */
export interface ExplorerPaper extends Omit<
  Queries.PublicationPreviewFragment,
  "paper" | "authors"
> {
  title: string;
  authors: readonly PaperAuthor[];
  venueId: string;
  note?: string | null;
}

interface IndexedPaper {
  paper: ExplorerPaper;
  keys: Readonly<Record<FacetName, readonly string[]>>;
}

export interface FacetValue {
  key: string;
  label: string;
  /** Names of an author as printed; for other facets, the label. */
  spellings: readonly string[];
  total: number;
}

export interface PaperIndex {
  papers: readonly IndexedPaper[];
  /** Years ascend without gaps. Others: most papers first, then by label; kinds of work last. */
  values: Readonly<Record<FacetName, readonly FacetValue[]>>;
}

const VENUES: Readonly<Record<string, string>> = researchCopy.venues;

/** The award facet has one value, because the wording of awards differs by year. */
const AWARDED = "yes";

function fillYears(values: ReadonlyMap<string, FacetValue>): FacetValue[] {
  if (values.size === 0) return [];
  const years = [...values.keys()].map(Number);
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => {
    const key = String(first + index);
    return values.get(key) ?? { key, label: key, spellings: [], total: 0 };
  });
}

export function indexPapers(
  papers: readonly ExplorerPaper[],
  people: readonly Queries.JoinedPersonFragment[],
): PaperIndex {
  const joinedNames = new Map(people.map(({ jsonId, name }) => [jsonId, name]));
  const tallies = byFacet(() => new Map<string, FacetValue>());
  const enter = (facet: FacetName, key: string, label: string, spelling = label) => {
    const { total = 0, spellings = [] }: Partial<FacetValue> = tallies[facet].get(key) ?? {};
    tallies[facet].set(key, {
      key,
      label,
      total: total + 1,
      spellings: spellings.includes(spelling) ? spellings : [...spellings, spelling],
    });
    return key;
  };
  const indexed = papers.map((paper): IndexedPaper => ({
    paper,
    keys: {
      years: [enter("years", String(paper.year), String(paper.year))],
      topics: getTopics(paper.categories).map((topic) => enter("topics", slugify(topic), topic)),
      venues: [enter("venues", paper.venueId, VENUES[paper.venueId] ?? paper.venueId)],
      authors: paper.authors.flatMap(({ name, slug }) =>
        slug === null ? [] : enter("authors", slug, joinedNames.get(slug) ?? name, name),
      ),
      award: paper.award === null ? [] : [enter("award", AWARDED, researchCopy.awarded)],
    },
  }));
  const byPapers = (facet: FacetName) =>
    sortByText([...tallies[facet].values()], ({ label }) => label).sort(
      (a, b) => b.total - a.total,
    );
  const topics = byPapers("topics").sort(
    (a, b) => Number(isKindOfWork(a.label)) - Number(isKindOfWork(b.label)),
  );
  return {
    papers: indexed,
    values: { ...byFacet(byPapers), topics, years: fillYears(tallies.years) },
  };
}

export const isKnownValue =
  ({ values }: PaperIndex) =>
  (facet: FacetName, key: string): boolean =>
    values[facet].some((value) => value.key === key);

/** Facets where one selected value must match, as a paper has one. Others require all values. */
const ONE_IS_ENOUGH: ReadonlySet<FacetName> = new Set<FacetName>(["years", "venues"]);

const meets = (facet: FacetName, keys: readonly string[], chosen: readonly string[]) =>
  chosen.length === 0 ||
  (ONE_IS_ENOUGH.has(facet)
    ? chosen.some((key) => keys.includes(key))
    : chosen.every((key) => keys.includes(key)));

/**
 * Returns the matching papers, and for each facet value the number of matching papers with it.
 * The numbers for years and venues ignore the selection in their own facet.
 */
export function explore(
  { papers }: PaperIndex,
  chosen: ResearchQuery["chosen"],
  searched?: ReadonlySet<string>,
) {
  const found: ExplorerPaper[] = [];
  const counts = byFacet(() => new Map<string, number>());
  const count = (facet: FacetName, keys: readonly string[]) => {
    for (const key of keys) counts[facet].set(key, (counts[facet].get(key) ?? 0) + 1);
  };
  for (const entry of papers) {
    const missed = FACETS.filter((facet) => !meets(facet, entry.keys[facet], chosen[facet]));
    const [only] = missed;
    const countsForOwnFacet = missed.length === 1 && only !== undefined && ONE_IS_ENOUGH.has(only);
    if (missed.length > 0 && !countsForOwnFacet) continue;
    if (searched && !searched.has(publicationPath(entry.paper.prettyURL))) continue;
    if (only !== undefined) {
      count(only, entry.keys[only]);
      continue;
    }
    found.push(entry.paper);
    for (const facet of FACETS) count(facet, entry.keys[facet]);
  }
  return { found, counts };
}

/** Sorts papers, and groups chronological orders by year. `papers` must be newest first. */
export function groupPapers(papers: readonly ExplorerPaper[], order: PaperOrder) {
  if (papers.length === 0) return [];
  if (order === "title") {
    return [{ year: null, papers: sortByText(papers, ({ title }) => title) }];
  }
  const ordered =
    order === "newest"
      ? papers
      : sortByText(papers, ({ title }) => title).sort(
          (a, b) => a.year - b.year || (a.month ?? 0) - (b.month ?? 0),
        );
  return groupBy(ordered, ({ year }) => String(year)).map(({ heading, items }) => ({
    year: Number(heading),
    papers: items,
  }));
}
