import { z } from "zod";
import type { FieldPath, ContentIssue } from "../src/lib/issue";

export interface FieldIssue {
  path: FieldPath;
  message: string;
  /** UTF-16 offset in a text; omit for the whole value. */
  offset?: number;
}

export interface RuledIssue extends FieldIssue {
  rule: string;
  severity?: ContentIssue["severity"];
}

/** For messages: `main.header.backgroundURL[1]`. */
export const formatFieldPath = (path: FieldPath): string => z.core.toDotPath(path);

export const addRule = <Told extends object>(
  rule: string,
  issues: readonly Told[],
): (Told & { rule: string })[] => issues.map((issue) => ({ ...issue, rule }));

export const compareByPlace = (left: ContentIssue, right: ContentIssue): number =>
  (left.file < right.file ? -1 : Number(left.file > right.file)) ||
  left.line - right.line ||
  left.column - right.column;
