/** A run of a text; a marked one says what it is marked as, and is the empty text where it says nothing. */
export interface TextPiece {
  text: string;
  mark?: string;
}

const MARK = /\[([^[\]|]*)(?:\|([^[\]|]*))?\]/g;

/** Whether every bracket of a text belongs to a mark, written `[words]` or `[words|what they are]`. */
export const hasWholeMarks = (text: string): boolean => !/[[\]|]/.test(text.replace(MARK, ""));

/** Cuts a text at its marks: `a [b|c] d` into `a `, `b` marked as `c`, and ` d`. */
export function readMarks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: whole, 1: words = "", 2: mark = "", index } of text.matchAll(MARK)) {
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: words, mark });
    from = index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** The marked runs of a text. */
export const marked = (text: string): Required<TextPiece>[] =>
  readMarks(text).flatMap(({ text: words, mark }) =>
    mark === undefined ? [] : [{ text: words, mark }],
  );

/** The text as it reads, without its marks. */
export const withoutMarks = (text: string): string =>
  readMarks(text)
    .map((piece) => piece.text)
    .join("");

export interface TextSpan {
  start: number;
  end: number;
  mark: string;
}

/** The marked runs of a text, counted in UTF-16 units of the text without its marks. */
export function toSpans(text: string): TextSpan[] {
  let end = 0;
  return readMarks(text).flatMap(({ text: words, mark }) => {
    const start = end;
    end += words.length;
    return mark === undefined ? [] : [{ start, end, mark }];
  });
}
