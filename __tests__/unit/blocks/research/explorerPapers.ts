import type { ExplorerPaper } from "../../../../src/blocks/research/paperIndex";

export const paperWith = (changes: Partial<ExplorerPaper> = {}): ExplorerPaper => ({
  prettyURL: "a-paper",
  title: "A Paper on Words",
  authors: [{ name: "Ada Example", slug: "ada-example" }],
  venueId: "acl",
  conference: "ACL 2024",
  year: 2024,
  month: 8,
  award: null,
  categories: ["Dataset"],
  ...changes,
});
