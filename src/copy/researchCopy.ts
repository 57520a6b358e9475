const paperCount = (count: number) => (count === 1 ? "paper" : "papers");

export const researchCopy = {
  title: "Research",
  papers: "papers",
  /** Follows a number. */
  paperCount,
  span: (count: number, first: number, last: number) => `${paperCount(count)}, ${first} to ${last}`,
  catalogue: (papers: number, people: number, from: string, to: string) =>
    `${papers} ${paperCount(papers)} by ${people} ${people === 1 ? "person" : "people"}, ${from} to ${to}.`,
  yearTitle: (year: string, title: string) => `Papers from ${year}: ${title}`,
  topicYears: "Papers by topic and year.",
  pressNumber: "Press a number to list those papers.",
  toList: "Go to the list",
  allPapers: "All papers",
  /** Accessible name of a number in the table. */
  cell: (count: number, label: string) => `${count} ${paperCount(count)}: ${label}`,
  /** Shown once above papers with our summaries. */
  summaries: "With each title: in short, what the paper does.",
  none: "No papers are listed yet.",
  /** Follows the number found. */
  ofPapers: (total: number) => `of ${total} ${paperCount(total)}`,
  filterPapers: "Filter papers",
  search: "Search titles, authors and summaries",
  searchHint: "Title, author, summary",
  notCited: "We couldn’t make the file. Choose it again to try once more.",
  filters: (count: number) => (count === 0 ? "Filters" : `Filters (${count})`),
  facets: {
    years: "Year",
    topics: "Topic",
    venues: "Venue",
    authors: "Author",
    award: "Award",
  },
  /** Nouns that follow a number. */
  facetValues: {
    years: "years",
    topics: "topics",
    venues: "venues",
    authors: "authors",
    award: "awards",
  },
  yearLabel: (year: string, count: number) => `${year}, ${count} ${paperCount(count)}`,
  /** Follows a number. */
  chosen: "chosen",
  awarded: "With an award",
  findAuthor: "Find an author",
  authorsFound: (count: number, more: number) => {
    if (count === 0) return "No author of that name.";
    if (more > 0) return `${more} more: keep typing to narrow them down.`;
    return `Found: ${count}`;
  },
  showMore: (count: number) => `Show ${count} more`,
  showAll: (count: number) => `Show all ${count}`,
  showFewer: "Show fewer",
  activeFilters: "Active filters",
  searchFilter: "Search",
  removeFilter: "Remove filter ",
  clearAll: "Clear all",
  order: "Order",
  orders: { newest: "Newest first", oldest: "Oldest first", title: "Title" },
  byTitle: "By title",
  citeThese: (count: number) => (count === 1 ? "Cite this one:" : `Cite these ${count}:`),
  nothingTitle: "No paper has all of that",
  nothing: "Together, these filters leave no papers.",
  nothingFor: (search: string) => `Nothing here matches “${search}” with these filters.`,
  nothingAnywhere: (search: string) => `No title, author or summary has “${search}” in it.`,
  withoutFilters: (count: number) => `Without the filters (${count})`,
  clearFilters: "Clear all filters",
  wholeCatalogue: "The whole catalogue as a file:",
  /** Venue labels by the short names in records. */
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
