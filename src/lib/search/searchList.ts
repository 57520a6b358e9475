import { searchCopy } from "../../copy/searchCopy";
import { loadSearchFile } from "./loadSearchIndex";
import { prepareSearch, searchPages, type SearchAnswer, type SearchDocument } from "./searchPages";
import { asWritten } from "./words";

/** How a search was read where that isn't as typed: as which terms, without which words, or near them; else empty. */
export function getSearchNote(search: string, { terms, leftOut, forgives }: SearchAnswer): string {
  const written = (phrase: string) => asWritten(search, phrase);
  const notes = [
    terms.length > 0 &&
      searchCopy.because(terms.map((term) => ({ ...term, word: written(term.word) }))),
    leftOut.length > 0 && searchCopy.leftOut(leftOut.map(written)),
    forgives && leftOut.length === 0 && searchCopy.near(search),
  ];
  return notes.filter((note) => note !== false).join(" ");
}

/** Chooses or makes the documents of a list from those of all pages. */
export type ToDocuments = (pages: readonly SearchDocument[]) => readonly SearchDocument[];

/**
 * Makes a list searchable by the mechanism of all pages: the paths that a search finds, and how it was
 * read. As a list keeps its order, all that it finds lacks the same words.
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
