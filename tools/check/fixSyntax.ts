import { explainSyntax, type SyntaxFix } from "./explainSyntax";

/** Of a file that is no JSON at all, the first issues say enough. */
const MOST_ISSUES = 20;

/** A text with the plain slips of its JSON put right. */
export interface FixedSyntax {
  /** In the order of the text, at offsets of the text as written; none where it is JSON. */
  issues: readonly { offset: number; message: string }[];
  /** JSON, unless an issue is in the way of which nobody can say how it was meant. */
  text?: string | undefined;
  /** Where a character of the fixed text, or its neighbour, stands in the text as written. */
  writtenOffset: (offset: number) => number;
}

const applied = (text: string, { start, end, replacement }: SyntaxFix) =>
  text.slice(0, start) + replacement + text.slice(end);

function offsetBefore({ start, end, replacement }: SyntaxFix, offset: number): number {
  if (offset < start + replacement.length) return Math.min(offset, end);
  return offset - replacement.length + (end - start);
}

/**
 * Reads a text as JSON past each slip of which it is plain what was meant (a comma too many, `None`
 * for `null`), so that an editor is told of all of them at once. Ends at the first other issue.
 */
export function fixSyntax(text: string): FixedSyntax {
  const fixes: SyntaxFix[] = [];
  const writtenOffset = (offset: number) =>
    fixes.reduceRight((at, fix) => offsetBefore(fix, at), offset);
  const issues: { offset: number; message: string }[] = [];
  let fixed = text;
  for (;;) {
    const stop = explainSyntax(fixed);
    if (stop === undefined) return { issues, text: fixed, writtenOffset };
    // Not past its own fix: that was not what was meant, and more would be guessed.
    if (stop.offset < (fixes.at(-1)?.start ?? 0)) return { issues, writtenOffset };
    issues.push({ offset: writtenOffset(stop.offset), message: stop.message });
    if (stop.fix === undefined || issues.length === MOST_ISSUES) return { issues, writtenOffset };
    fixes.push(stop.fix);
    fixed = applied(fixed, stop.fix);
  }
}
