type CodePointRanges = readonly (readonly [first: number, last: number])[];

/** Parses a CSS `unicode-range`: `U+0-ff, U+131` is `[[0, 255], [305, 305]]`. */
export const parseUnicodeRange = (text: string): CodePointRanges =>
  text.split(",").map((range) => {
    const [first = "", last = first] = range.trim().slice("U+".length).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

export const isInRanges = (ranges: CodePointRanges, codePoint: number): boolean =>
  ranges.some(([first, last]) => codePoint >= first && codePoint <= last);

/** Formats a character's code point as `U+00AD`. */
export const formatCodePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Returns a `unicode-range` of exactly these code points; consecutive ones become a range. */
export function printUnicodeRange(codePoints: Iterable<number>): string {
  const runs: [number, number][] = [];
  for (const codePoint of [...new Set(codePoints)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.[1] === codePoint - 1) run[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(", ");
}
