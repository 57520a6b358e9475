import { z } from "zod";
import type { FieldPath, Issue } from "../src/lib/issue";

/** An issue of a value whose shape is valid. */
export interface ValueIssue {
  path: FieldPath;
  message: string;
  /** Character position in a text; without it the issue concerns the whole value. */
  offset?: number;
}

export interface RuledIssue extends ValueIssue {
  rule: string;
  /** Default: error. */
  level?: Issue["level"];
}

/** For messages: `main.header.backgroundURL[1]`. */
export const fieldName = (path: FieldPath): string => z.core.toDotPath(path);

export const withRule = <Told extends object>(
  rule: string,
  issues: readonly Told[],
): (Told & { rule: string })[] => issues.map((issue) => ({ ...issue, rule }));

export const byPlace = (left: Issue, right: Issue): number =>
  (left.file < right.file ? -1 : Number(left.file > right.file)) ||
  left.line - right.line ||
  left.column - right.column;
