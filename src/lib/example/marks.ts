/** `mark`: label of marked text, or an empty string without a label; undefined if unmarked. */
interface MarkedPiece {
  text: string;
  mark?: string;
}

const MARK = /\[([^[\]|]*)(?:\|([^[\]|]*))?\]/g;

/** True if every bracket and `|` belongs to a mark, written `[words]` or `[words|label]`. */
export const hasWholeMarks = (text: string): boolean => !/[[\]|]/.test(text.replace(MARK, ""));

/** Splits a text at its marks: `a [b|c] d` becomes `a `, `b` with the mark `c`, and ` d`. */
export function readMarks(text: string): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let from = 0;
  for (const { 0: whole, 1: run = "", 2: mark = "", index } of text.matchAll(MARK)) {
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: run, mark });
    from = index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

export const parseMarks = (text: string): Required<MarkedPiece>[] =>
  [...text.matchAll(MARK)].map(([, run = "", mark = ""]) => ({ text: run, mark }));

export const removeMarks = (text: string): string => text.replace(MARK, "$1");

/** Returns the marked runs; offsets are UTF-16 units of the text without marks. */
export function toSpans(text: string) {
  let end = 0;
  return readMarks(text).flatMap(({ text: run, mark }) => {
    const start = end;
    end += run.length;
    return mark === undefined ? [] : [{ start, end, mark }];
  });
}
