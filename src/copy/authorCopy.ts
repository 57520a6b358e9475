const papers = (count: number) => `${String(count)} ${count === 1 ? "paper" : "papers"}`;

/** An author's page. */
export const authorCopy = {
  authors: "Authors",
  lead: (count: number, first: number, last: number) => {
    const years = first === last ? String(first) : `${String(first)} to ${String(last)}`;
    return `${papers(count)} in this catalogue, ${years}.`;
  },
  alsoPrinted: "Also printed as",
  years: "Years",
  venues: "Venues",
  topics: "Topics",
  writesWith: "Writes with",
  coauthors: "Co-authors by number of papers together",
  coauthor: (name: string, count: number) => `${name}, ${papers(count)} together`,
  allCoauthors: (count: number) => `All ${String(count)} co-authors`,
  /** What search engines show of the page. */
  description: (name: string, count: number, topics: string) =>
    `${name} in our research catalogue: ${papers(count)}, with venues, co-authors and citations.${topics === "" ? "" : ` Main topics: ${topics}.`}`,
} as const;
