/** The keys and indexes that lead from a record to one of its values. */
export type FieldPath = readonly (string | number)[];

/** Something wrong in a record, at its place in the file. */
export interface Issue {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1, in the units that editors show. */
  column: number;
  /** Path of the field, such as `related[2]`; empty where the issue concerns the whole file. */
  field: string;
  /** An error stops a build; a warning is something that could be better. */
  level: "error" | "warning";
  /** What is wrong and what to write instead. */
  message: string;
  /** The rule that it breaks, such as `reference`. */
  rule: string;
}

/**
 * An issue as one line, in the form that editors' programs read:
 * `data/products/vera.json:14:5  error  related[2]: no product "wordatlass"; …  reference`.
 */
export const issueLine = ({ file, line, column, field, level, message, rule }: Issue): string =>
  [`${file}:${line}:${column}`, level, field === "" ? message : `${field}: ${message}`, rule].join(
    "  ",
  );
