import { distance } from "fastest-levenshtein";
import { tokenize } from "./tokenize";

export interface TermIndex {
  size: number;
  /** Weights of terms, by document number. */
  terms: ReadonlyMap<string, Map<number, number>>;
}

export interface Matches {
  /** By document number; 0 without a match. */
  scores: Float32Array;
  /** Terms of the index that match. */
  terms: ReadonlySet<string>;
}

const DOCUMENTS_PER_CHUNK = 50;

/** `boost` is the weight of a field's matches. Works in chunks, so that the page stays responsive. */
export async function indexTerms(
  documents: readonly (readonly { text: string; boost: number }[])[],
): Promise<TermIndex> {
  const terms = new Map<string, Map<number, number>>();
  for (const [document, fields] of documents.entries()) {
    if (document % DOCUMENTS_PER_CHUNK === 0) await new Promise((resolve) => setTimeout(resolve));
    for (const { text, boost } of fields) {
      const found = new Set(tokenize(text).flatMap(({ folded, parts }) => [folded, ...parts]));
      const weight = boost / Math.sqrt(found.size);
      for (const term of found) {
        const weights = terms.get(term) ?? new Map<number, number>();
        terms.set(term, weights.set(document, weight + (weights.get(document) ?? 0)));
      }
    }
  }
  return { size: documents.length, terms };
}

/** Scores documents by their terms: rare terms count more. */
function match({ size, terms }: TermIndex, weigh: (term: string) => number): Matches {
  const scores = new Float32Array(size);
  const found = new Set<string>();
  for (const [term, weights] of terms) {
    const rarity = weigh(term) * Math.log(1 + size / weights.size);
    if (rarity === 0) continue;
    found.add(term);
    for (const [document, weight] of weights)
      scores[document] = (scores[document] ?? 0) + rarity * weight;
  }
  return { scores, terms: found };
}

export const matchWord = (index: TermIndex, word: string): Matches => {
  const weights = index.terms.get(word);
  return match({ ...index, terms: new Map(weights && [[word, weights]]) }, () => 1);
};

/** Longer terms weigh less. */
export const matchPrefix = (index: TermIndex, word: string): Matches =>
  match(index, (term) => {
    if (term === word) return 1;
    const weight = 0.375 / (1.3 - (0.3 * word.length) / term.length);
    return word !== "" && term.startsWith(word) ? weight : 0;
  });

/** Matches terms with at most so many typing errors; more errors weigh less. */
export const matchSimilar = (index: TermIndex, word: string, most: number): Matches =>
  match(index, (term) => {
    if (Math.abs(term.length - word.length) > most) return 0;
    const slips = distance(term, word);
    return slips > most ? 0 : (0.45 * term.length) / (term.length + slips);
  });

/** Adds the scores of documents that match all, or any. */
function combine(all: readonly Matches[], isAll: boolean): Matches {
  const scores = Float32Array.from(all[0]?.scores ?? [], (_, document) => {
    const found = all.map((one) => one.scores[document] ?? 0);
    return isAll && found.includes(0) ? 0 : found.reduce((sum, score) => sum + score, 0);
  });
  return { scores, terms: new Set(all.flatMap(({ terms }) => [...terms])) };
}
export const matchAny = (all: readonly Matches[]): Matches => combine(all, false);
export const matchAll = (all: readonly Matches[]): Matches => combine(all, true);
