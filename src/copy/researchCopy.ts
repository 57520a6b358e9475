import { inWords } from "../lib/text";
import { withCapital } from "../lib/withCapital";

const paperCount = (count: number) => (count === 1 ? "paper" : "papers");

/** The catalogue of papers and its explorer. */
export const researchCopy = {
  title: "Research",
  papers: "papers",
  /** After a number. */
  paperCount,
  span: (count: number, first: number, last: number) =>
    `${paperCount(count)}, ${String(first)} to ${String(last)}`,
  none: "No paper is listed yet.",
  noneOf: (total: number) => `None of ${total} ${paperCount(total)}`,
  someOf: (count: number, total: number) => `${count} of ${total} ${paperCount(total)}`,
  /** The papers of one year, in the title of its page. */
  yearTitle: (year: number, title: string) => `Papers of ${year}: ${title}`,
  people: (count: number) => (count === 1 ? "person" : "people"),
  /** After the number found; nothing before it has been said of them. */
  awarded: (count: number) =>
    count === 0 ? "" : `${withCapital(inWords(count))} ${count === 1 ? "has" : "have"} an award.`,
  byYear: "Papers by year",
  atlasDots: (awards: number) =>
    `Each dot is a paper, hung under its month${awards === 0 ? "" : `; ${awards === 1 ? "the ring" : `the ${inWords(awards)} drawn as rings`} won an award`}.`,
  atlasArcs: ({ least, pairs, sameMonth }: { least: number; pairs: number; sameMonth: number }) =>
    `Arcs join papers with ${inWords(least)} or more authors in common: ${pairs} ${pairs === 1 ? "pair" : "pairs"}${sameMonth === 0 ? "" : `, ${inWords(sameMonth)} of them within a month`}.`,
  atlasHint: "Choose a year to see its papers.",
  atlasChain: (count: number) =>
    count < 2
      ? "Hollow dots are the other papers."
      : `The arcs run from each of the ${count} papers to the next. Hollow dots are the others.`,
  /** After the number found. */
  ofPapers: (total: number) => `of ${String(total)} ${paperCount(total)}`,
  filterPapers: "Filter papers",
  search: "Search titles, authors and summaries",
  searchHint: "Title, author, summary",
  notCited: "The references could not be loaded.",
  abstractsMissing: "The summaries could not be loaded; titles and authors were searched.",
  filters: (count: number) => (count === 0 ? "Filters" : `Filters (${String(count)})`),
  facets: {
    years: "Year",
    topics: "Topic",
    venues: "Venue",
    authors: "Author",
    award: "Award",
  },
  /** The same after a number. */
  facetValues: {
    years: "years",
    topics: "topics",
    venues: "venues",
    authors: "authors",
    award: "awards",
  },
  yearLabel: (year: string, count: number) => `${year}, ${String(count)} ${paperCount(count)}`,
  /** After a number. */
  chosen: "chosen",
  withAward: "With an award",
  findAuthor: "Find an author",
  authorsFound: (count: number, more: number) => {
    if (count === 0) return "No author of that name.";
    if (more > 0) return `${String(more)} more: keep typing to narrow them down.`;
    return `Found: ${String(count)}`;
  },
  showMore: (count: number) => `Show ${String(count)} more`,
  olderPapers: "All papers of a year",
  showAll: (count: number) => `Show all ${String(count)}`,
  showFewer: "Show fewer",
  activeFilters: "Active filters",
  searchFilter: "Search",
  removeFilter: "Remove filter ",
  clearAll: "Clear all",
  order: "Order",
  orders: { newest: "Newest first", oldest: "Oldest first", title: "Title" },
  byTitle: "By title",
  citeThese: (count: number) => (count === 1 ? "Cite this one" : `Cite these ${String(count)}`),
  nothingTitle: (filters: number) =>
    filters > 1 ? `No paper has all ${inWords(filters)}` : "No paper has that",
  leaveOneOut: "Leave one out, and there are some.",
  without: "without",
  nothingAnywhere: (search: string) => `No title, author or summary has “${search}” in it.`,
  nothingNear: "With a letter or two changed there is something.",
  searchFor: (search: string, count: number) => `Search for “${search}” (${String(count)})`,
  seeAll: (count: number) => `See all ${String(count)}`,
  wholeCatalogue: "The whole catalogue as a file:",
  /** Venues by the short names of the records. */
  venues: {
    acl: "ACL",
    cl: "Computational Linguistics",
    clicit: "CLiC-it",
    coling: "COLING",
    eacl: "EACL",
    emnlp: "EMNLP",
    findings: "Findings of ACL, EMNLP, NAACL",
    ijcai: "IJCAI",
    lrec: "LREC",
    "lrec-coling": "LREC-COLING",
    naacl: "NAACL",
    semeval: "SemEval",
  },
} as const;
