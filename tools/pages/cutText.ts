/** A text as a list of results or a card shows it, and what is lost. */
export interface CutText {
  shown: string;
  /** Empty where the whole text is shown. */
  lost: string;
}

/** Cuts a text at the last blank before a number of characters, as engines and networks do. */
export function cutText(text: string, most: number): CutText {
  if (text.length <= most) return { shown: text, lost: "" };
  const blank = text.lastIndexOf(" ", most);
  const at = blank === -1 ? most : blank;
  return { shown: text.slice(0, at), lost: text.slice(at).trimStart() };
}
