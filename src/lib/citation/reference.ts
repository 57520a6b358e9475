/** A piece of a reference: plain words, words that lead to the paper, or a work's title in italics. */
export type ReferencePiece = string | { text: string; url: string } | { italic: string };

/** A reference to read, as a style sets it. */
export type Reference = readonly ReferencePiece[];

const getText = (piece: ReferencePiece): string => {
  if (typeof piece === "string") return piece;
  return "url" in piece ? piece.text : piece.italic;
};

/** A reference without links and italics, to be copied. */
export const toPlainText = (reference: Reference): string => reference.map(getText).join("");
