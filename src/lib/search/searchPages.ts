import { distance } from "fastest-levenshtein";
import { normalizeForSearch } from "../text";
import { markMatches, getSnippet, type TextPiece } from "./markMatches";
import { isSlight, matchWord, getWords } from "./matchWord";
import { SEARCH_KINDS, type SearchDocument, type SearchKind } from "./searchDocument";

/** An index made ready: nothing is folded while somebody types but the search itself. */
export interface PreparedSearch {
  documents: readonly SearchDocument[];
  /** Titles and whole texts folded, by place in `documents`, for phrases. */
  folded: readonly { title: string; text: string }[];
  /** For each folded word the documents that have it, with the weight of the best field. */
  words: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

/** One result, ready to be shown. */
export interface SearchHit {
  path: string;
  title: TextPiece[];
  /** The line below the title: the detail, or the words of the text around the match. */
  line: TextPiece[];
}

export interface SearchGroup {
  kind: SearchKind;
  /** Best first. */
  documents: readonly SearchDocument[];
}

export interface SearchAnswer {
  /** The folded words that were looked for. */
  terms: readonly string[];
  total: number;
  /** Nothing has the words as typed: these have similar ones. */
  forgives: boolean;
  /** In the order of the kinds, without empty ones. */
  groups: readonly SearchGroup[];
  /** When nothing was found: a search near this one that finds something, if there is one. */
  suggestion: string | null;
}

const TITLE_WEIGHT = 4;
const DETAIL_WEIGHT = 2;
const TEXT_WEIGHT = 1;
/** Added where the words are together as typed. */
const PHRASE_IN_TITLE = 6;
const PHRASE_IN_TEXT = 2;
/** Further words are ignored: nobody types more. */
const MOST_TERMS = 12;
/** The share of letters in common from which a word may be suggested for another. */
const NEAR_ENOUGH = 0.5;
/** Shorter words are not suggested. */
const SHORTEST_SUGGESTED = 4;

/** Makes an index ready, once per visit. */
export function prepareSearch(documents: readonly SearchDocument[]): PreparedSearch {
  const words = new Map<string, Map<number, number>>();
  const enter = (text: string, place: number, weight: number) => {
    for (const { folded } of getWords(text)) {
      const places = words.get(folded) ?? new Map<number, number>();
      places.set(place, Math.max(weight, places.get(place) ?? 0));
      words.set(folded, places);
    }
  };
  documents.forEach(({ title, detail, text }, place) => {
    enter(title, place, TITLE_WEIGHT);
    enter(detail, place, DETAIL_WEIGHT);
    enter(text, place, TEXT_WEIGHT);
  });
  const folded = documents.map(({ title, detail, text }) => ({
    title: normalizeForSearch(title),
    text: normalizeForSearch(`${detail} ${text}`),
  }));
  return { documents, folded, words };
}

/** The documents that have every term, with the sum of their best matches. */
function score(
  { words }: PreparedSearch,
  terms: readonly string[],
  forgives: boolean,
): Map<number, number> {
  return terms
    .map((term) => {
      const best = new Map<number, number>();
      for (const [word, places] of words) {
        const match = matchWord(word, term, forgives);
        if (match === null) continue;
        for (const [place, weight] of places) {
          best.set(place, Math.max(match.grade * weight, best.get(place) ?? 0));
        }
      }
      return best;
    })
    .reduce(
      (sums, best, order) =>
        order === 0
          ? best
          : new Map(
              [...best].flatMap(([place, value]): [number, number][] => {
                const sum = sums.get(place);
                return sum === undefined ? [] : [[place, sum + value]];
              }),
            ),
      new Map<number, number>(),
    );
}

function getGroups(
  index: PreparedSearch,
  query: string,
  scores: ReadonlyMap<number, number>,
): SearchGroup[] {
  const phrase = normalizeForSearch(query);
  const ranked = [...scores]
    .map(([place, sum]) => {
      const text = index.folded[place];
      const bonus =
        text === undefined
          ? 0
          : text.title.includes(phrase)
            ? PHRASE_IN_TITLE
            : text.text.includes(phrase)
              ? PHRASE_IN_TEXT
              : 0;
      return { place, rank: sum + bonus };
    })
    .sort((a, b) => b.rank - a.rank || a.place - b.place)
    .flatMap(({ place }) => index.documents[place] ?? []);
  return SEARCH_KINDS.map((kind) => ({
    kind,
    documents: ranked.filter((document) => document.kind === kind),
  })).filter(({ documents }) => documents.length > 0);
}

/** The word of the index that is most like a term which it does not have. */
function nearestWord({ words }: PreparedSearch, term: string): string | null {
  let best: string | null = null;
  let bestLikeness = NEAR_ENOUGH;
  for (const word of words.keys()) {
    if (word.length < SHORTEST_SUGGESTED) continue;
    const longer = Math.max(word.length, term.length);
    if (1 - Math.abs(word.length - term.length) / longer < bestLikeness) continue;
    const likeness = 1 - distance(word, term) / longer;
    if (likeness > bestLikeness) {
      best = word;
      bestLikeness = likeness;
    }
  }
  return best;
}

/** A search that finds something: the same with unknown words replaced, or its first word that is known. */
function suggestionFor(index: PreparedSearch, terms: readonly string[]): string | null {
  const finds = (some: readonly string[]) => score(index, some, false).size > 0;
  const fixed = terms.flatMap((term) => (finds([term]) ? term : nearestWord(index, term)) ?? []);
  const asked = terms.join(" ");
  const candidates = [
    fixed,
    ...fixed.toSorted((a, b) => b.length - a.length).map((word) => [word]),
  ];
  const found = candidates.find((some) => some.length > 0 && finds(some));
  return found === undefined || found.join(" ") === asked ? null : found.join(" ");
}

/**
 * The documents that have every word of the query, whole, as the beginning of a word or inside one;
 * accents and case do not count. Only where there is none, words a letter or two away count too.
 * One pass over the words of the index for each term.
 */
export function searchPages(index: PreparedSearch, query: string): SearchAnswer {
  const terms = [...new Set(getWords(query).map(({ folded }) => folded))].slice(0, MOST_TERMS);
  const typed = score(index, terms, false);
  const forgives = typed.size === 0;
  const scores = forgives ? score(index, terms, true) : typed;
  return {
    terms,
    total: scores.size,
    forgives: forgives && scores.size > 0,
    groups: getGroups(index, query, scores),
    suggestion: scores.size === 0 ? suggestionFor(index, terms) : null,
  };
}

/** A result as it is shown: matches marked; if the title has all the words, its detail is below it. */
export function toHit(
  { path, title, detail, text }: SearchDocument,
  { terms: all, forgives }: Pick<SearchAnswer, "terms" | "forgives">,
): SearchHit {
  // Beside longer words, "a" and "of" would mark the beginning of every other word.
  const telling = all.filter((term) => !isSlight(term));
  const terms = telling.length > 0 ? telling : all;
  const has = (field: string, term: string) =>
    getWords(field).some(({ folded }) => matchWord(folded, term, forgives) !== null);
  const missing = terms.filter((term) => !has(title, term));
  const tellsDetail = detail !== "" && missing.every((term) => has(detail, term));
  return {
    path,
    title: markMatches(title, terms, forgives),
    line: tellsDetail
      ? markMatches(detail, terms, forgives)
      : getSnippet(text, missing.length > 0 ? missing : terms, forgives),
  };
}
