/** Keys and indexes from a record to one of its values. */
export type FieldPath = readonly (string | number)[];

export interface Issue {
  /** Path from the project root, with forward slashes. */
  file: string;
  /** Line number, from 1. */
  line: number;
  /** Column number, from 1, in the units of editors. */
  column: number;
  /** Field path, such as `related[2]`; empty if the issue concerns the whole file. */
  field: string;
  /** An error stops a build; a warning is a suggestion. */
  level: "error" | "warning";
  /** Description of the problem and the fix. */
  message: string;
  /** Name of the violated rule, such as `reference`. */
  rule: string;
}

/**
 * Formats an issue as one line that code editors can parse:
 * `data/products/vera.json:14:5  error  related[2]: no product "wordatlass"; …  reference`.
 */
export const issueLine = ({ file, line, column, field, level, message, rule }: Issue): string =>
  [`${file}:${line}:${column}`, level, field === "" ? message : `${field}: ${message}`, rule].join(
    "  ",
  );
