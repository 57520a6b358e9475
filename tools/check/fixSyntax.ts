import { explainSyntax, type SyntaxMend } from "./explainSyntax";

/** Of a file that is no JSON at all, the first faults say enough. */
const MOST_FAULTS = 20;

/** A text with the plain slips of its JSON put right. */
export interface MendedSyntax {
  /** In the order of the text, at offsets of the text as written; none where it is JSON. */
  faults: readonly { offset: number; message: string }[];
  /** JSON, unless a fault is in the way of which nobody can say how it was meant. */
  text?: string | undefined;
  /** Where a character of the mended text, or its neighbour, stands in the text as written. */
  writtenOffset: (offset: number) => number;
}

const applied = (text: string, { start, end, replacement }: SyntaxMend) =>
  text.slice(0, start) + replacement + text.slice(end);

function offsetBefore({ start, end, replacement }: SyntaxMend, offset: number): number {
  if (offset < start + replacement.length) return Math.min(offset, end);
  return offset - replacement.length + (end - start);
}

/**
 * Reads a text as JSON past each slip of which it is plain what was meant (a comma too many, `None`
 * for `null`), so that an editor is told of all of them at once. Ends at the first other fault.
 */
export function mendSyntax(text: string): MendedSyntax {
  const mends: SyntaxMend[] = [];
  const writtenOffset = (offset: number) =>
    mends.reduceRight((at, mend) => offsetBefore(mend, at), offset);
  const faults: { offset: number; message: string }[] = [];
  let mended = text;
  for (;;) {
    const stop = explainSyntax(mended);
    if (stop === undefined) return { faults, text: mended, writtenOffset };
    // Not past its own mend: that was not what was meant, and more would be guessed.
    if (stop.offset < (mends.at(-1)?.start ?? 0)) return { faults, writtenOffset };
    faults.push({ offset: writtenOffset(stop.offset), message: stop.message });
    if (stop.mend === undefined || faults.length === MOST_FAULTS) return { faults, writtenOffset };
    mends.push(stop.mend);
    mended = applied(mended, stop.mend);
  }
}
