/** Keys and indexes from a record to one of its values. */
export type FieldPath = readonly (string | number)[];

export interface ContentIssue {
  /** Relative to the project root, with forward slashes. */
  file: string;
  line: number;
  /** Counts from 1, in UTF-16 units, as code editors do. */
  column: number;
  field: string;
  severity: "error" | "warning";
  message: string;
  rule: string;
}

/**
 * Formats an issue as one line that code editors can parse:
 * `data/products/vera.json:14:5  error  related[2]: no product "wordatlass"; …  reference`.
 */
export const formatIssue = ({ field, message, ...issue }: ContentIssue): string =>
  [
    `${issue.file}:${issue.line}:${issue.column}`,
    issue.severity,
    field === "" ? message : `${field}: ${message}`,
    issue.rule,
  ].join("  ");
