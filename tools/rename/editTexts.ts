import type { FieldPath } from "../check/issue";
import type { JsonDocument } from "../check/jsonDocument";

/** A text of a JSON document that gets another value. */
export interface TextEdit {
  path: FieldPath;
  before: string;
  after: string;
}

/** One unit of a JSON string as written: an escape, or a character. */
const WRITTEN_UNIT = /\\u[0-9a-fA-F]{4}|\\.|[^\\]/gs;
const JSON_STRING = /"(?:[^"\\]|\\.)*"/y;

/** The number of units that two texts have in common, from the first (step 1) or the last (step -1) on. */
function shared(left: string, right: string, step: 1 | -1): number {
  const most = Math.min(left.length, right.length);
  const at = (text: string, index: number) => text.at(step === 1 ? index : -1 - index);
  let length = 0;
  while (length < most && at(left, length) === at(right, length)) length++;
  return length;
}

/** The new value as written in JSON; what it shares with the old one keeps its escapes. */
function rewritten(token: string, before: string, after: string): string {
  if (token === JSON.stringify(before)) return JSON.stringify(after);
  const units = token.slice(1, -1).match(WRITTEN_UNIT) ?? [];
  const start = shared(before, after, 1);
  const end = Math.min(shared(before, after, -1), Math.min(before.length, after.length) - start);
  const middle = JSON.stringify(after.slice(start, after.length - end)).slice(1, -1);
  return `"${units.slice(0, start).join("")}${middle}${units.slice(units.length - end).join("")}"`;
}

/**
 * Changes texts of a JSON file and nothing else: white space, the order of fields and other values
 * stay as they are written. Throws where an edit does not fit the text.
 */
export function editTexts(
  text: string,
  document: JsonDocument,
  edits: readonly TextEdit[],
): string {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const pieces = edits.map(({ path, before, after }) => {
    const { line, column } = document.positionOf(path);
    const start = (lineStarts[line - 1] ?? 0) + column - 1;
    JSON_STRING.lastIndex = start;
    const [token] = JSON_STRING.exec(text) ?? [];
    if (token === undefined || JSON.parse(token) !== before) {
      throw new Error(`line ${String(line)} does not hold ${JSON.stringify(before)}`);
    }
    return { start, end: start + token.length, written: rewritten(token, before, after) };
  });
  return pieces
    .sort((left, right) => right.start - left.start)
    .reduce(
      (result, { start, end, written }) => result.slice(0, start) + written + result.slice(end),
      text,
    );
}
