import { formatList, pluralize } from "../lib/text";
import { listSearchCopy, tryAgain } from "./blockCopy";

export const searchCopy = {
  title: "Search",
  field: "Search the site",
  placeholder: "A word or a name",
  close: "Close search",
  results: "Results",
  all: (count: number, kind: string) => `All ${count} ${kind.toLowerCase()}`,
  interpretations: "Read as",
  asTyped: (query: string) => `“${query}” as typed`,
  interpretedAs: (term: string, languages: readonly string[]) =>
    languages.includes("English") ? term : `${term}, from ${formatList(languages)}`,
  because: (applied: readonly { word: string; term: string; languages: readonly string[] }[]) => {
    const interpreted = formatList(applied.map(({ word, term }) => `“${word}” as “${term}”`));
    const isForeign = applied.some(({ languages }) => !languages.includes("English"));
    return `We read ${interpreted}${isForeign ? ": the pages are in English" : ""}.`;
  },
  leftOut: (words: readonly string[]) =>
    `Nothing has all of these words, so we left out ${formatList(words.map((word) => `“${word}”`))}.`,
  near: (query: string) => `Nothing matches “${query}” exactly. These results match similar words.`,
  found: (query: string, count: number) => `${pluralize(count, "result")} for “${query}”`,
  nothingStatus: (query: string) => `No results for “${query}”`,
  nothingTitle: (query: string) => `Nothing found for “${query}”`,
  nothing: "No page, paper or news item matches it.",
  browsePapers: "Browse the papers",
  askPerson: "Ask a person",
  start: "Start here",
  shortcut: "Keyboard shortcut: the / key opens the search box",
  pending: listSearchCopy.pending,
  failed:
    "We couldn’t load the search, but the pages still work. Try again, or start with one of these.",
  tryAgain,
  author: (count: number) => `Author of ${pluralize(count, "paper")}`,
  authors: (names: readonly string[]) =>
    names.length > 2 ? `${names[0]} and others` : formatList(names),
} as const;
