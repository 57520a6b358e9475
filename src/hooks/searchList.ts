import { searchCopy } from "../copy/searchCopy";
import { loadSearchFile } from "./loadSearchIndex";
import {
  prepareSearch,
  searchPages,
  type SearchAnswer,
  type SearchDocument,
} from "../lib/search/searchPages";
import { findOriginalSpelling } from "../lib/search/tokenize";

/**
 * Explains how the query was reinterpreted: as terms, without some words, or by near matches. Empty
 * if it was searched as typed.
 */
export function getSearchNote(search: string, { terms, leftOut, forgives }: SearchAnswer): string {
  const written = (phrase: string) => findOriginalSpelling(search, phrase);
  const notes = [
    terms.length > 0 &&
      searchCopy.because(terms.map((term) => ({ ...term, word: written(term.word) }))),
    leftOut.length > 0 && searchCopy.leftOut(leftOut.map(written)),
    forgives && leftOut.length === 0 && searchCopy.near(search),
  ];
  return notes.filter((note) => note !== false).join(" ");
}

/** Selects or builds a list's documents from those of all pages. */
export type ToDocuments = (pages: readonly SearchDocument[]) => readonly SearchDocument[];

/**
 * Makes a list searchable with the site's search. The returned function gives the paths found and a
 * note on how the query was reinterpreted.
 * All results lack the same words, because a list keeps its own order.
 */
export async function prepareList(toDocuments: ToDocuments) {
  const file = await loadSearchFile();
  const index = await prepareSearch({ ...file, documents: toDocuments(file.documents) });
  return (search: string) => {
    const answer = searchPages(index, search);
    const found = answer.results.filter(({ lacks }) =>
      lacks.every(({ label }) => answer.leftOut.includes(label)),
    );
    return {
      paths: new Set(found.map(({ id }) => id)),
      note: getSearchNote(search, answer),
    };
  };
}
