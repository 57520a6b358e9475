/** Keys and indexes from a record to one of its values. */
export type FieldPath = readonly (string | number)[];

export interface Issue {
  /** Relative to the project root, with forward slashes. */
  file: string;
  line: number;
  /** From 1, in UTF-16 units like editors. */
  column: number;
  field: string;
  level: "error" | "warning";
  message: string;
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
