/** Something wrong in a record, at its place in the file. */
export interface Fault {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1, in the units that editors show. */
  column: number;
  /** Path of the field, such as `related[2]`; empty where the fault concerns the whole file. */
  field: string;
  /** What is wrong and what to write instead. */
  message: string;
}

/** The keys and indexes that lead from a record to one of its values. */
export type FieldPath = readonly (string | number)[];

/** A path in the form that people write: `main.header.backgroundURL[1]`. */
export const fieldName = (path: FieldPath): string =>
  path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${String(part)}]`;
    if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(part)) return `${name}[${JSON.stringify(part)}]`;
    return name === "" ? part : `${name}.${part}`;
  }, "");

/** A fault as one line: `data/products/vera.json:14:5 related[2]: no product "wordatlass"; …`. */
export const faultLine = ({ file, line, column, field, message }: Fault): string =>
  `${file}:${String(line)}:${String(column)} ${field === "" ? "" : `${field}: `}${message}`;

/** Orders faults by file and place. */
export const byPlace = (left: Fault, right: Fault): number =>
  (left.file < right.file ? -1 : Number(left.file > right.file)) ||
  left.line - right.line ||
  left.column - right.column;
