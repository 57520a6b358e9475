/** The words of an article's action that mean no button. */
export const NO_ACTION = "no-action";

/** An article's page. */
export const articleCopy = {
  updated: "Updated",
  papers: "Papers in this article",
  products: "Products in this article",
  more: "More news",
  later: "Later",
  earlier: "Earlier",
  all: "All news",
} as const;
