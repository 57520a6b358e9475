import type { PreviewIssue, PreviewReport } from "../../../../src/lib/previewReport";

/** An issue of the product Vera, at a name that does not exist. */
export const anIssue = (fields: Partial<PreviewIssue> = {}): PreviewIssue => ({
  file: "data/products/vera.json",
  line: 14,
  column: 5,
  field: "related[2]",
  level: "error",
  message: 'no product "wordatlass"; did you mean "wordatlas"?',
  rule: "reference",
  pages: ["/product/vera"],
  ...fields,
});

export const aReport = (fields: Partial<PreviewReport> = {}): PreviewReport => ({
  version: "1",
  issues: [],
  unpublished: [],
  isShown: false,
  ...fields,
});
