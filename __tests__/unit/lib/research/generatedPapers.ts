import type { ExplorerPaper } from "../../../../src/lib/research/explorerPaper";
import type { FacetLabels } from "../../../../src/lib/research/paperIndex";

export const labels: FacetLabels = {
  venues: { acl: "ACL", emnlp: "EMNLP" },
  awarded: "With an award",
};

/** A paper; a test names only what it is about. */
export const paperWith = (changes: Partial<ExplorerPaper> = {}): ExplorerPaper => ({
  prettyURL: "a-paper",
  title: "A Paper on Words",
  url: "https://papers.example/a-paper",
  authors: [{ name: "Ada Example", slug: "ada-example" }],
  venueId: "acl",
  conference: "ACL 2024",
  year: 2024,
  month: 8,
  award: null,
  categories: ["Dataset"],
  ...changes,
});

/** Papers as many as asked for, spread over years, venues, topics and authors. */
export const generatedPapers = (count: number): ExplorerPaper[] =>
  Array.from({ length: count }, (_, index) =>
    paperWith({
      prettyURL: `paper-${String(index)}`,
      title: `Paper ${String(index)} on Sense ${String(index % 17)}`,
      authors: [
        { name: `Author ${String(index % 101)}`, slug: `author-${String(index % 101)}` },
        { name: `Writer ${String(index % 53)}`, slug: `writer-${String(index % 53)}` },
      ],
      venueId: index % 3 === 0 ? "acl" : "emnlp",
      year: 2025 - (index % 7),
      categories: index % 2 === 0 ? ["Dataset"] : ["Evaluation", "Dataset"],
    }),
  );
