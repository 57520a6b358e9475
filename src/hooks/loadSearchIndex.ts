import { searchCopy } from "../copy/searchCopy";
import { searchIndexPath, searchPartPath } from "../routes/paths";
import { fetchJson } from "../lib/fetchJson";
import { memoizeOnce } from "../lib/memoizeOnce";
import { isObject } from "../lib/json";
import {
  prepareSearch,
  searchPages,
  type SearchAnswer,
  type SearchDocument,
  type SearchFile,
} from "../lib/search/searchPages";
import { findOriginalSpelling } from "../lib/search/tokenize";

const isSearchFile = (value: unknown): value is SearchFile =>
  isObject(value) &&
  isObject(value.kinds) &&
  ["documents", "ignored", "terms", "facts"].every((key) => Array.isArray(value[key]));

const isDocuments = (value: unknown): value is SearchDocument[] => Array.isArray(value);

/** Fetches all files of the index once. After a failure, the next call tries again. */
export const loadSearchFile = memoizeOnce(async () => {
  const file = await fetchJson(searchIndexPath, isSearchFile);
  const numbers = Array.from({ length: file.partCount ?? 0 }, (_, at) => at + 1);
  const parts = await Promise.all(
    numbers.map((part) => fetchJson(searchPartPath(part), isDocuments)),
  );
  return { ...file, documents: [...file.documents, ...parts.flat()] };
});

export const loadSearchIndex = memoizeOnce(async () => prepareSearch(await loadSearchFile()));

/** Explains how the query was reinterpreted; empty if it was searched as typed. */
export function getSearchNote(search: string, { applied, leftOut, isFuzzy }: SearchAnswer): string {
  const written = (phrase: string) => findOriginalSpelling(search, phrase);
  const notes = [
    applied.length > 0 &&
      searchCopy.because(applied.map((one) => ({ ...one, word: written(one.word) }))),
    leftOut.length > 0 && searchCopy.leftOut(leftOut.map(written)),
    isFuzzy && leftOut.length === 0 && searchCopy.near(search),
  ];
  return notes.filter((note) => note !== false).join(" ");
}

/** Selects or builds a list's documents from those of all pages. */
export type ToDocuments = (pages: readonly SearchDocument[]) => readonly SearchDocument[];

/**
 * Returns a search function for a list. Results must match all words that the search didn't leave
 * out, because the list isn't sorted by relevance.
 */
export async function prepareList(toDocuments: ToDocuments) {
  const file = await loadSearchFile();
  const index = await prepareSearch({ ...file, documents: toDocuments(file.documents) });
  return (search: string) => {
    const answer = searchPages(index, search);
    const found = answer.results.filter(({ missing }) =>
      missing.every(({ label }) => answer.leftOut.includes(label)),
    );
    return {
      paths: new Set(found.map(({ id }) => id)),
      note: getSearchNote(search, answer),
    };
  };
}
