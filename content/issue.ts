import { z } from "zod";
import type { ContentIssue, FieldPath } from "../src/lib/issue";

type Severity = ContentIssue["severity"];

export type Position = Pick<ContentIssue, "line" | "column">;

/** Issue in a text, before its line is known. `offset` counts UTF-16 units. */
export interface TextIssue {
  message: string;
  offset: number;
}

/** Issue of a field, before its position in the file is known. */
export interface FieldIssue extends Pick<ContentIssue, "message" | "rule"> {
  path: FieldPath;
  severity?: Severity;
  /** UTF-16 offset in a text; omit for the whole value. */
  offset?: number;
  /** True if the field's name is wrong, not its value. */
  isAtKey?: boolean;
  /** True if the value may be a misspelt name, for which the message can suggest a similar one. */
  isMisspelt?: boolean;
}

/** Formats a path for messages: `main.header.backgroundURL[1]`. */
export const formatFieldPath = (path: FieldPath): string => z.core.toDotPath(path);

/** Creates an issue; by default an error at the start of the file. */
export function createIssue(
  file: string,
  rule: string,
  message: string,
  more: { path?: FieldPath; position?: Position | undefined; severity?: Severity | undefined } = {},
): ContentIssue {
  const { path = [], position, severity = "error" } = more;
  const { line, column } = position ?? { line: 1, column: 1 };
  return { file, line, column, field: formatFieldPath(path), severity, message, rule };
}

/** Adds a rule to issues, and `severity` to issues that have none. */
export const withRule = <Found extends object>(
  rule: string,
  issues: readonly Found[],
  severity: Severity = "error",
) => issues.map((issue) => ({ severity, ...issue, rule }));
