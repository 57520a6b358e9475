/** A part of a title that is not broken. */
interface Piece {
  readonly text: string;
  /** Whether a blank follows where the line goes on. */
  readonly isSpaced: boolean;
}

/** How a title is set. */
export interface TitleLines {
  readonly lines: readonly string[];
  /** Pixels per em. */
  readonly size: number;
  /** True where the title did not fit even at the smallest size and ends in an ellipsis. */
  readonly isShortened: boolean;
}

/** The room for a title. */
export interface TitleRoom {
  readonly widthPx: number;
  /** From the top of the first line to the bottom of the last. */
  readonly heightPx: number;
  readonly linesMax: number;
  /** Pixels per em, largest first. */
  readonly sizes: readonly [number, ...number[]];
  /** In ems: the distance of base lines, and the first line above and the last below its own. */
  readonly lineHeight: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Width of a part of the title in ems. */
export type Measure = (text: string) => number;

/** Scripts that are written without blanks between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** What should not begin a line: closing punctuation, small kana, marks, and Japanese particles. */
const STAYS_WITH_BEFORE =
  /^(?:[\p{Pe}\p{Pf}\p{Po}\p{M}ーァィゥェォッャュョ々ゝヽๆ]|\p{Script=Hiragana}{1,4}$)/u;
/** What may not end a line. */
const STAYS_WITH_NEXT = /[\p{Ps}\p{Pi}]$/u;

const words = new Intl.Segmenter("und", { granularity: "word" });
const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Where a word of a script without blanks may be broken. */
const splitUnspaced = (word: string): string[] =>
  [...words.segment(word)].reduce<string[]>((parts, { segment }) => {
    const before = parts.at(-1);
    return before !== undefined && (STAYS_WITH_BEFORE.test(segment) || STAYS_WITH_NEXT.test(before))
      ? [...parts.slice(0, -1), before + segment]
      : [...parts, segment];
  }, []);

const getPieces = (title: string, fitsAlone: (text: string) => boolean): Piece[] =>
  title
    .split(/\s+/)
    .filter((word) => word !== "")
    .flatMap((word) => {
      const parts = (UNSPACED.test(word) ? splitUnspaced(word) : [word]).flatMap((part) =>
        fitsAlone(part) ? [part] : [...graphemes.segment(part)].map(({ segment }) => segment),
      );
      return parts.map((text, index) => ({ text, isSpaced: index === parts.length - 1 }));
    });

const joined = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ text, isSpaced }) => (isSpaced ? `${text} ` : text))
    .join("")
    .trim();

/** How much worse a line is for ending so: after a colon is good, after "of" or "and" is bad. */
const endCost = ({ text }: Piece): number => {
  if (/[:.?!–—：。？！]$/.test(text)) return -0.06;
  if (/[;,；，、]$/.test(text)) return -0.03;
  return /^\p{Ll}{1,3}$/u.test(text) ? 0.04 : 0;
};

/** The breaks into exactly so many lines whose lengths differ least; undefined where none fits. */
const balance = (
  pieces: readonly Piece[],
  widths: readonly number[],
  blank: number,
  lineCount: number,
  widest: number,
): Piece[][] | undefined => {
  const getWidth = (from: number, to: number): number => {
    let width = 0;
    for (let index = from; index < to; index += 1) {
      width += widths[index] ?? 0;
      if (pieces[index]?.isSpaced && index < to - 1) width += blank;
    }
    return width;
  };
  const ideal = getWidth(0, pieces.length) / lineCount;
  const best = (
    from: number,
    linesLeft: number,
  ): { cost: number; lines: Piece[][] } | undefined => {
    const remaining = pieces.length - from;
    if (remaining < linesLeft) return undefined;
    let found: { cost: number; lines: Piece[][] } | undefined;
    const firstEnd = linesLeft === 1 ? pieces.length : from + 1;
    const lastEnd = pieces.length - (linesLeft - 1);
    for (let to = firstEnd; to <= lastEnd; to += 1) {
      const width = getWidth(from, to);
      if (width > widest) break;
      const rest = to === pieces.length ? { cost: 0, lines: [] } : best(to, linesLeft - 1);
      const end = pieces[to - 1];
      if (!rest || !end) continue;
      const cost =
        rest.cost + ((width - ideal) / ideal) ** 2 + (to === pieces.length ? 0 : endCost(end));
      if (!found || cost < found.cost)
        found = { cost, lines: [pieces.slice(from, to), ...rest.lines] };
    }
    return found;
  };
  return best(0, lineCount)?.lines;
};

/**
 * Breaks a title into balanced lines at the largest size that has room for them. Where even the
 * smallest has not, the title ends in an ellipsis after a whole word.
 */
export function breakLines(title: string, measure: Measure, room: TitleRoom): TitleLines {
  const { widthPx, heightPx, linesMax, sizes, lineHeight, ascent, descent } = room;
  const smallest = Math.min(...sizes);
  const pieces = getPieces(title, (text) => measure(text) <= widthPx / smallest);
  if (pieces.length === 0) return { lines: [], size: sizes[0], isShortened: false };
  const blank = measure("n n") - measure("nn");
  const widths = pieces.map(({ text }) => measure(text));
  const fit = (list: readonly Piece[], listWidths: readonly number[], size: number) => {
    for (let count = 1; count <= linesMax; count += 1) {
      if (((count - 1) * lineHeight + ascent + descent) * size > heightPx) return undefined;
      const lines = balance(list, listWidths, blank, count, widthPx / size)?.map(joined);
      // Pieces were measured one by one; what counts is the line as it is set.
      if (lines?.every((line) => measure(line) * size <= widthPx)) return lines;
    }
    return undefined;
  };
  for (const size of sizes) {
    const lines = fit(pieces, widths, size);
    if (lines) return { lines, size, isShortened: false };
  }
  let kept = 0;
  for (
    let used = 0;
    kept < pieces.length - 1 && used <= (linesMax * widthPx) / smallest;
    kept += 1
  ) {
    used += widths[kept] ?? 0;
  }
  for (; kept > 0; kept -= 1) {
    const last = pieces[kept - 1];
    if (!last) break;
    const text = `${last.text.replace(/[\p{P}\p{S}]+$/u, "")}…`;
    const lines = fit(
      [...pieces.slice(0, kept - 1), { text, isSpaced: false }],
      [...widths.slice(0, kept - 1), measure(text)],
      smallest,
    );
    if (lines) return { lines, size: smallest, isShortened: true };
  }
  return { lines: ["…"], size: smallest, isShortened: true };
}
