/** An article's page. */
export const articleCopy = {
  updated: "Updated",
  papers: "Papers in this article",
  products: "Products in this article",
  more: "More news",
  earlier: "Earlier",
  all: "All news",
} as const;
