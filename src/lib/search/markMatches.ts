import { tokenize, type Token } from "./tokenize";

export interface MatchPiece {
  text: string;
  isMatch: boolean;
}

const SNIPPET_LENGTH = 150;
const BEFORE_MATCH = 50;

const isFound = ({ folded, parts }: Token, found: ReadonlySet<string>) =>
  [folded, ...parts].some((form) => found.has(form));

/** Splits a text into matches and other pieces, which together are the whole text. */
export function markMatches(text: string, found: ReadonlySet<string>): MatchPiece[] {
  const pieces: MatchPiece[] = [];
  let at = 0;
  for (const word of tokenize(text)) {
    if (!isFound(word, found)) continue;
    const { start, end } = word;
    if (start > at) pieces.push({ text: text.slice(at, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
  return pieces;
}

export function getSnippet(text: string, found: ReadonlySet<string>): MatchPiece[] {
  const words = tokenize(text);
  const earliest = (words.find((word) => isFound(word, found))?.start ?? 0) - BEFORE_MATCH;
  const start = earliest > 0 ? (words.find((word) => word.start >= earliest)?.start ?? 0) : 0;
  const latest = start + SNIPPET_LENGTH;
  const isCut = latest < text.length;
  const end = isCut ? words.findLast((word) => word.end <= latest)?.end : undefined;
  const pieces = markMatches(text.slice(start, end ?? latest), found);
  // The ellipses are added last, because folded forms of a text are slow to locate.
  if (start > 0) pieces.unshift({ text: "… ", isMatch: false });
  if (isCut) pieces.push({ text: " …", isMatch: false });
  return pieces;
}
