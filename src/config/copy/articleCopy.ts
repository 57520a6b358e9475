/** An article's page. */
export const articleCopy = {
  readingTime: "Reading time",
  minutes: (count: number) => (count === 1 ? "1 minute" : `${String(count)} minutes`),
  products: "Products",
  papers: "Papers in this article",
  more: "More news",
  all: "All news",
} as const;
