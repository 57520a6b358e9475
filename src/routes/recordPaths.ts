import { articlePath, jobPath, productPath, publicationPath, solutionPath } from "./paths";

/** The page of a record by its kind and id. A case study is missing: its record names the address itself. */
export const recordPaths = {
  solution: solutionPath,
  product: productPath,
  article: articlePath,
  publication: publicationPath,
  job: jobPath,
} as const;
