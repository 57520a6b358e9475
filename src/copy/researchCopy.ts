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
  yearTitle: (year: string, title: string) => `Papers from ${year}: ${title}`,
  atlas: (pairs: number) => {
    const dots = "Each dot is a paper under its month, and each ring is one with an award.";
    if (pairs === 0) return dots;
    return `${dots} ${pairs === 1 ? "One arc joins two" : `${String(pairs)} arcs join pairs of`} months whose papers have three or more authors in common.`;
  },
  none: "No papers are listed yet.",
  /** After the number found. */
  ofPapers: (total: number) => `of ${String(total)} ${paperCount(total)}`,
  filterPapers: "Filter papers",
  search: "Search titles, authors and summaries",
  searchHint: "Title, author, summary",
  notCited: "We couldn’t make the file. Choose it again to try once more.",
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
  nothing: "Together, these filters leave no papers.",
  nothingFor: (search: string) => `Nothing here matches “${search}” with these filters.`,
  nothingAnywhere: (search: string) => `No title, author or summary has “${search}” in it.`,
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
