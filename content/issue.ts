import { z } from "zod";
import type { FieldPath, Issue } from "../src/lib/issue";

export interface ValueIssue {
  path: FieldPath;
  message: string;
  /** UTF-16 offset in a text; omit for the whole value. */
  offset?: number;
}

export interface RuledIssue extends ValueIssue {
  rule: string;
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
