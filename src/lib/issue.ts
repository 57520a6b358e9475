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
  /** What is wrong and what to write instead. */
  message: string;
}

/** An issue as one line: `data/products/vera.json:14:5 related[2]: no product "wordatlass"; …`. */
export const issueLine = ({ file, line, column, field, message }: Issue): string =>
  `${file}:${String(line)}:${String(column)} ${field === "" ? "" : `${field}: `}${message}`;
