/** Action text that stands for "no button". */
export const NO_ACTION = "no-action";

export const articleCopy = {
  updated: "Updated",
  papers: "Papers in this article",
  products: "Products in this article",
  more: "More news",
  later: "Later",
  earlier: "Earlier",
  all: "All news",
} as const;
