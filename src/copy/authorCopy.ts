const papers = (count: number) => `${String(count)} ${count === 1 ? "paper" : "papers"}`;

/** An author's page. */
export const authorCopy = {
  people: "People",
  lead: (count: number, first: number, last: number, others: number) => {
    const years = first === last ? String(first) : `${String(first)} to ${String(last)}`;
    const together =
      others === 0 ? "" : `, with ${String(others)} other ${others === 1 ? "person" : "people"}`;
    return `${papers(count)} in this catalogue, ${years}${together}.`;
  },
  mostOn: (topic: string) => `Most often on ${topic}.`,
  alsoPrinted: "Also printed as",
  years: "Years",
  venues: "Venues",
  topics: "Topics",
  writesWith: "Writes with",
  papersTogether: (count: number) => ` ${count === 1 ? "paper" : "papers"} together`,
  hint: "Point at a name to see which papers they are, here and in the list below, and who else was on them.",
  allCoauthors: (count: number) => `All ${String(count)} co-authors`,
  /** What search engines show of the page. */
  description: (name: string, count: number, topics: string) =>
    `${name} in our research catalogue: ${papers(count)}, with venues, co-authors and citations.${topics === "" ? "" : ` Main topics: ${topics}.`}`,
} as const;
