/** What a page is: on its picture for social networks, and beside the suggestions of not-found. */
export const pageKindCopy = {
  solution: "Solution",
  product: "Product",
  article: "News",
  paper: "Paper",
  author: "Author",
  job: "Job",
  application: "Job application",
  caseStudy: "Case study",
  page: "Page",
} as const;
