import { LINE_MAX_LENGTH } from "../limits";
import { assertDefined } from "../errors";
import { groupBy } from "../lists";
import { getSnippet, isFound, markMatches } from "./markMatches";
import {
  indexTerms,
  matchAll,
  matchAny,
  matchPrefix,
  matchSimilar,
  matchWord,
  type Matches,
  type TermIndex,
} from "./termIndex";
import { tokenize, toPhrase } from "./tokenize";
import { decodeUriComponent } from "../lenientDecoding";

export interface SearchGroup {
  /** Heading above the results. */
  label: string;
  /** Path data of the icon beside each result. */
  icon: string;
  /** Words that match every page of the group. */
  keywords?: string;
  /** Address of a list with the same search, to which the search terms are appended. */
  listPath?: string;
  /** True to prefer the group if the search isn't a name. */
  isMeantFirst?: true;
}

export interface SearchDocument {
  kind: string;
  path: string;
  title: string;
  detail: string;
  text: string;
  keywords?: string | undefined;
}

export interface SearchFile {
  documents: readonly SearchDocument[];
  ignored: readonly string[];
  kinds: Readonly<Record<string, SearchGroup>>;
  terms: readonly Term[];
  facts: readonly Fact[];
  /** Number of further files with documents. */
  partCount?: number;
}

export interface Term {
  term: string;
  synonyms: readonly string[];
  translations: readonly { language: string; words: readonly string[] }[];
}

export interface Fact {
  says: string;
  about: string;
  path: string;
}

export interface SearchIndex extends Omit<SearchFile, "documents"> {
  documents: readonly SearchDocument[];
  words: TermIndex;
  parts: Map<string, SearchTerm>;
  /** Phrases of titles, by document number. */
  titles: readonly string[];
  /** Document numbers by page, and the reverse. */
  pages: readonly (readonly number[])[];
  pageOf: readonly number[];
  names: readonly { term: string; language: string; phrase: string; pattern: RegExp }[];
}

/** Interpretation of a search through a synonym or translation. */
export interface Interpretation {
  term: string;
  word: string;
  languages: readonly string[];
}

export type SearchAnswer = ReturnType<typeof searchPages>;
type FoundPage = ReturnType<typeof find>["results"][number];
export type SearchHit = ReturnType<typeof createHit>;

interface SearchTerm extends Matches {
  label: string;
  reading?: Interpretation;
  /** Scores of the best sections, by page. */
  best: Float32Array;
  /** Weight of pages that match. */
  worth: number;
  forgives: boolean;
}

/** Shorter words match as prefixes only if no page has the whole word. */
const SHORTEST_BEGINNING = 3;
/** Shorter words have too many fuzzy neighbours. */
const SHORTEST_FORGIVEN = 5;
/** Fuzzy search is slow for longer words. */
const LONGEST_FORGIVEN = 40;
const LONG_WORD = 7;
/** English inflections: checks and checking match check, but spring doesn't become "spr". */
const INFLECTION =
  /(?:(?<=[aeiouy].*)(?:ing|ed)|ies|es|e|(?<=f)y|(?<=[ac]t)(?:ions?|ors?)|(?<![isu])s)$/;
/** Inflections in most languages of the translations: recensione and recensioni have one stem. */
const ENDING = /(?<=.{4})(?:[aei]re|[aeiouy]+[rns]?)$/;
/** Endings to accept after a stem, also of verbs with pronouns: contattare, contattarvi. */
const FORMS = "(?:[aeiouyrnst]{0,4}|[aei]r[a-z]{2,3})";
const SHORTEST_COMPOUND = 10;
const LONG_SEARCH = 3;
/** A term is more specific than other words. */
const WORTH_OF_TERM = 1.5;
/** Weight of a title that begins with the whole search. */
const WORTH_OF_TITLE = 4;

const NEAREST_PAGES = 3;

const ENGLISH = "English";

const patternOf = (phrase: string, language: string) => {
  const forms = (one: string) => `${one.replace(ENDING, "")}${FORMS}`;
  const name = language === ENGLISH ? `${phrase}s?` : phrase.replace(/\p{L}{5,}/gu, forms);
  return new RegExp(`(?<= )${name}(?= )`);
};

/** Runs only patterns whose first letters, which have no other forms, are in the text. */
const findNames = (names: SearchIndex["names"], text: string) =>
  names
    .filter(({ phrase }) => ` ${text}`.includes(` ${phrase.slice(0, 4)}`))
    .flatMap((name) => (name.pattern.exec(` ${text} `) ?? []).map((word) => ({ ...name, word })));

const fieldsOf = (document: SearchDocument, kinds: SearchFile["kinds"]) => {
  const { keywords = "", isMeantFirst } = kinds[document.kind] ?? {};
  const boost = isMeantFirst ? 2 : 1;
  return [
    { text: document.title, boost: 3 * boost },
    { text: document.detail, boost: 2 * boost },
    { text: document.keywords ?? "", boost },
    { text: keywords, boost },
    { text: document.text, boost },
  ];
};

/** Works in chunks, so that the page stays responsive. */
export async function prepareSearch(file: SearchFile): Promise<SearchIndex> {
  const { documents, kinds, terms } = file;
  const titles = documents.map(({ title }) => toPhrase(title));
  const pages = groupBy([...documents.entries()], ([, { path }]) => path.replace(/#.*/, "")).map(
    ({ items }) => items.map(([number]) => number),
  );
  const pageOf: number[] = [];
  for (const [page, numbers] of pages.entries())
    for (const number of numbers) pageOf[number] = page;
  const words = await indexTerms(documents.map((document) => fieldsOf(document, kinds)));
  const names = terms.flatMap(({ term, synonyms, translations }) =>
    [{ language: ENGLISH, words: synonyms }, ...translations].flatMap(({ language, words }) =>
      words.map(toPhrase).map((phrase) => {
        return { term, language, phrase, pattern: patternOf(phrase, language) };
      }),
    ),
  );
  return { ...file, names, pages, pageOf, titles, words, parts: new Map() };
}

function toTerm(
  { pages, pageOf }: SearchIndex,
  label: string,
  { scores, terms }: Matches,
): SearchTerm {
  const best = new Float32Array(pages.length);
  let count = 0;
  scores.forEach((score, number) => {
    if (score === 0) return;
    count += 1;
    const page = pageOf[number] ?? 0;
    best[page] = Math.max(best[page] ?? 0, score);
  });
  const worth = count && Math.log(1 + scores.length / count);
  return { label, scores, terms, best, worth, forgives: false };
}

const splitPairs = (word: string): [string, string][] =>
  Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)]);

/** Matches the word, prefixes and inflections; else typing errors, then two joined words. */
function toPart(index: SearchIndex, word: string): SearchTerm {
  const { words, parts } = index;
  const known = parts.get(word);
  if (known) return known;
  const stem = word.length >= SHORTEST_FORGIVEN ? word.replace(INFLECTION, "") : word;
  const exact = (one: string) => matchWord(words, one);
  const typed = (isPrefix: boolean) =>
    matchAny([...new Set([word, stem])].map(isPrefix ? (one) => matchPrefix(words, one) : exact));
  const swapped = splitPairs(word).map(([a, b]) => a + b.charAt(1) + b.charAt(0) + b.slice(2));
  const near = (slips: number) =>
    matchAny([matchSimilar(words, word, slips), ...swapped.map(exact)]);
  const joined = () => matchAny(splitPairs(word).map((pair) => matchAll(pair.map(exact))));
  const whole = [() => typed(word.length >= SHORTEST_BEGINNING), () => typed(true)];
  const forgiving = [() => near(1), joined, () => near(word.length < LONG_WORD ? 1 : 2)];
  const mayForgive = word.length >= SHORTEST_FORGIVEN && word.length <= LONGEST_FORGIVEN;
  let part = toTerm(index, word, matchAny([]));
  for (const attempt of mayForgive ? [...whole, ...forgiving] : whole) {
    part = toTerm(index, word, attempt());
    part.forgives = part.worth > 0 && forgiving.includes(attempt);
    if (part.worth > 0) break;
  }
  parts.set(word, part);
  return part;
}

/** Splits unknown compounds, such as German ones, at the best dictionary match. */
function splitCompounds(index: SearchIndex, phrase: string): string {
  const named = findNames(index.names, phrase).flatMap(({ word }) => word.split(" "));
  const isWord = (one: string) =>
    one.length >= SHORTEST_FORGIVEN && index.names.some((name) => name.phrase === one);
  const lettersOf = (two: string[]) =>
    two.some(isWord)
      ? two.filter((one) => findNames(index.names, one).length > 0).join("").length
      : 0;
  return phrase
    .split(" ")
    .map((word) => {
      const mayPart = word.length >= SHORTEST_COMPOUND && word.length <= LONGEST_FORGIVEN;
      if (!mayPart || named.includes(word) || toPart(index, word).worth > 0) return word;
      const [best = []] = splitPairs(word).sort((a, b) => lettersOf(b) - lettersOf(a));
      return lettersOf(best) > 0 ? best.join(" ") : word;
    })
    .join(" ");
}

const getRareTerms = ({ ignored }: SearchIndex, phrase: string): string[] =>
  [...new Set(phrase.split(" "))].filter((word) => word !== "" && !ignored.includes(word));

const isEnglish = (reading: Interpretation | null) => reading?.languages.includes(ENGLISH) === true;

/** Returns a reading for each term of the longest synonym or translation. */
function getReadings({ names }: SearchIndex, phrase: string): Interpretation[] {
  const named = findNames(names, phrase);
  const longest = Math.max(...named.map(({ word }) => word.length));
  const fitting = named.filter(({ word }) => word.length === longest);
  return groupBy(fitting, ({ term }) => term).map(({ heading, items }) => ({
    term: heading,
    word: items[0]?.word ?? "",
    languages: [...new Set(items.map(({ language }) => language))],
  }));
}

/** Replaces synonyms by their terms; without a reading, every word stays as typed. */
function partsOf(index: SearchIndex, phrase: string, reading: Interpretation | null): SearchTerm[] {
  const parts = (words: readonly string[]) => words.map((one) => toPart(index, one));
  const telling = getRareTerms(index, phrase);
  if (!reading) return parts(telling.length > 0 ? telling : phrase.split(" "));
  const { term, word } = reading;
  const meant = matchAll(parts(getRareTerms(index, toPhrase(term))));
  // Pages contain acronyms as well, but no words in other languages.
  const acronym = matchAll(getRareTerms(index, word).map((one) => matchWord(index.words, one)));
  const matches = isEnglish(reading) ? matchAny([meant, acronym]) : meant;
  const rest = ` ${phrase} `.replace(` ${word} `, " ").trim();
  const others =
    getRareTerms(index, rest).length > 0
      ? partsOf(index, rest, getReadings(index, rest)[0] ?? null)
      : [];
  const part = toTerm(index, word, matches);
  return [{ ...part, reading, worth: part.worth * WORTH_OF_TERM }, ...others];
}

/**
 * Returns the pages that have all parts, each with its best section. If none has all, it returns
 * those with most.
 * In a longer search, rare words count more than common ones. A page may then lack parts, if its
 * parts are worth at least half of the best page's.
 */
function find(index: SearchIndex, parts: readonly SearchTerm[], phrase: string) {
  const { documents, pages, titles } = index;
  const scoreOf = (number: number) =>
    parts.reduce((total, { scores }) => total + (scores[number] ?? 0), 0);
  const found: { page: number; score: number; worth: number; lacking: number }[] = [];
  for (const page of pages.keys()) {
    const total = { page, score: 0, worth: 0, lacking: 0 };
    for (const { best, worth } of parts) {
      const score = best[page] ?? 0;
      total.score += score;
      if (score > 0) total.worth += worth;
      else total.lacking += 1;
    }
    if (total.score > 0) found.push(total);
  }
  const fewest = Math.min(...found.map(({ lacking }) => lacking));
  const most = Math.max(...found.map(({ worth }) => worth));
  const results = found
    .filter(({ worth, lacking }) =>
      parts.length < LONG_SEARCH ? lacking === fewest : worth >= most / 2,
    )
    .map(({ page, score, worth, lacking }) => {
      const sections = pages[page] ?? [];
      const number = sections.reduce((best, next) => (scoreOf(next) > scoreOf(best) ? next : best));
      const isTitle =
        phrase.includes(" ") &&
        lacking === 0 &&
        sections.some((one) => titles[one]?.startsWith(phrase));
      const rank = (score + scoreOf(number)) * worth ** 2 * (isTitle ? WORTH_OF_TITLE : 1);
      const lacks = lacking > 0 ? parts.filter(({ best }) => best[page] === 0) : [];
      return { document: assertDefined(documents[number], "Document"), rank, lacks, parts };
    })
    .sort((a, b) => b.rank - a.rank);
  return { results, leftOut: fewest > 0 ? (results[0]?.lacks ?? []) : [] };
}

const asksForNumber = /\b(?:how many|number of)\b/;

/** `chosen` is the index of the interpretation in `readings`. */
export function searchPages(whole: SearchIndex, typed: string, chosen = 0) {
  // A URL may contain more than the search field allows.
  const query = typed.slice(0, LINE_MAX_LENGTH);
  const phrase = splitCompounds(whole, toPhrase(query));
  const index = { ...whole, names: findNames(whole.names, phrase) };
  const readAs = (reading: Interpretation | null) => {
    const parts = partsOf(index, phrase, reading);
    const outcome = find(index, parts, phrase);
    const forgives = parts.some((part) => part.forgives);
    const isWeak = outcome.results.length === 0 || outcome.leftOut.length > 0 || forgives;
    return { reading, parts, ...outcome, forgives, isWeak };
  };
  const others = getReadings(index, phrase).map(readAs);
  const asTyped = readAs(null);
  // An acronym is more likely meant than the words as typed, and those more likely than another
  // language.
  const choices = [
    ...others.filter(({ reading }) => isEnglish(reading)),
    ...(asTyped.isWeak ? [] : [asTyped]),
    ...others.filter(({ reading }) => !isEnglish(reading)),
  ];
  const read = choices[chosen] ?? asTyped;
  const { results } = read;
  const terms = read.parts.flatMap(({ reading }) => reading ?? []);
  const asked = toPhrase([query, ...terms.map(({ term }) => term)].join(" "));
  return {
    /** In order of preference; null means "as typed". Empty if there is no other. */
    readings: others.length === 0 ? [] : choices.map(({ reading }) => reading),
    terms,
    leftOut: read.leftOut.map(({ label }) => label),
    forgives: read.forgives && results.length > 0,
    total: results.length,
    results,
    groups: groupBy(results, ({ document }) => document.kind).map(({ heading, items }) => ({
      kind: heading,
      results: items,
    })),
    facts: asksForNumber.test(asked)
      ? index.facts.filter(({ says }) => asked.split(" ").includes(says.split(" ").at(-1) ?? ""))
      : [],
  };
}

const getTerms = ({ parts }: FoundPage) => new Set(parts.flatMap(({ terms }) => [...terms]));

/** True if a search matches more than the text. */
const isFoundOutsideText = ({ kinds }: SearchIndex, page: FoundPage) => {
  const found = getTerms(page);
  return fieldsOf({ ...page.document, text: "" }, kinds).some(({ text }) =>
    tokenize(text).some((token) => isFound(token, found)),
  );
};

/** Marks matches. Below the title is the detail, or a snippet if only the text matches. */
export function createHit(index: SearchIndex, page: FoundPage) {
  const { path, title, detail, text } = page.document;
  const found = getTerms(page);
  const isDetail = detail !== "" && isFoundOutsideText(index, page);
  return {
    path,
    title: markMatches(title, found),
    line: isDetail ? markMatches(detail, found) : getSnippet(text, found),
  };
}

/** Returns the best pages that match a mistyped path by more than their text. */
export const findNearestPages = (index: SearchIndex, mistyped: string): SearchDocument[] =>
  searchPages(index, decodeUriComponent(mistyped.split(/[?#]/, 1)[0] ?? ""))
    .results.filter((page) => isFoundOutsideText(index, page))
    .slice(0, NEAREST_PAGES)
    .map(({ document }) => document);
