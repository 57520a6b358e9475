/** An article's page. */
export const articleCopy = {
  updated: "Updated",
  readingTime: "Reading time",
  minutes: (count: number) => (count === 1 ? "1 minute" : `${String(count)} minutes`),
  products: "Products",
  papers: "Papers in this article",
  more: "More news",
  all: "All news",
} as const;
