const paperCount = (count: number) => (count === 1 ? "paper" : "papers");

/** The catalogue of papers and its explorer. */
export const researchCopy = {
  title: "Research",
  papers: "papers",
  /** After a number. */
  paperCount,
  span: (count: number, first: number, last: number) =>
    `${paperCount(count)}, ${String(first)} to ${String(last)}`,
  /** What a catalogue holds, before what it is about. */
  catalogue: (papers: number, people: number, from: string, to: string) =>
    `${String(papers)} ${paperCount(papers)} by ${String(people)} ${people === 1 ? "person" : "people"}, ${from} to ${to}.`,
  /** The papers of one year, in the title of its page. */
  yearTitle: (year: string, title: string) => `Papers of ${year}: ${title}`,
  atlas: (pairs: number) =>
    `Each dot is a paper under its month, each ring one with an award.${pairs === 0 ? "" : ` Arcs join months in which papers have three or more authors in common: ${String(pairs)} pairs.`}`,
  none: "No paper is listed yet.",
  /** After the number found. */
  ofPapers: (total: number) => `of ${String(total)} ${paperCount(total)}`,
  filterPapers: "Filter papers",
  search: "Search titles, authors and summaries",
  searchHint: "Title, author, summary",
  notCited: "The file could not be made. Choose it again to try once more.",
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
  awarded: "With an award",
  findAuthor: "Find an author",
  authorsFound: (count: number, more: number) => {
    if (count === 0) return "No author of that name.";
    if (more > 0) return `${String(more)} more: keep typing to narrow them down.`;
    return `Found: ${String(count)}`;
  },
  showMore: (count: number) => `Show ${String(count)} more`,
  showAll: (count: number) => `Show all ${String(count)}`,
  showFewer: "Show fewer",
  activeFilters: "Active filters",
  searchFilter: "Search",
  removeFilter: "Remove filter ",
  clearAll: "Clear all",
  order: "Order",
  orders: { newest: "Newest first", oldest: "Oldest first", title: "Title" },
  byTitle: "By title",
  citeThese: (count: number) => (count === 1 ? "Cite this one:" : `Cite these ${String(count)}:`),
  nothingTitle: "No paper has all of that",
  nothing: "Each filter leaves papers out; together they leave none.",
  nothingFor: (search: string) => `Nothing here matches “${search}” with these filters.`,
  nothingAnywhere: (search: string) => `No title, author or summary has “${search}” in it.`,
  nothingNear: "With a letter or two changed there is something.",
  searchFor: (search: string, count: number) => `Search for “${search}” (${String(count)})`,
  withoutFilters: (count: number) => `Without the filters (${String(count)})`,
  clearFilters: "Clear all filters",
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
