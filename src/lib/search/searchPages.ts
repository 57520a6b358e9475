import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { LINE_MAX_LENGTH } from "../limits";
import { groupBy } from "../lists";
import { getSnippet, markMatches } from "./markMatches";
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
  documents: ReadonlyMap<unknown, SearchDocument>;
  words: MiniSearch<SearchDocument>;
  parts: Map<string, SearchTerm>;
  /** Phrases of titles, by path. */
  titles: ReadonlyMap<string, string>;
  /** Documents by page. */
  pages: readonly (readonly SearchDocument[])[];
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

interface SearchTerm {
  label: string;
  reading?: Interpretation;
  query: Query;
  results: ReadonlyMap<unknown, SearchResult>;
  /** Scores of the best sections, by page. */
  best: readonly number[];
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

/** Works in chunks, so that the page stays responsive. */
export async function prepareSearch(file: SearchFile): Promise<SearchIndex> {
  const { documents, kinds, terms } = file;
  const byPath = new Map<unknown, SearchDocument>(documents.map((one) => [one.path, one]));
  const titles = new Map(documents.map(({ path, title }) => [path, toPhrase(title)]));
  const pages = groupBy(documents, ({ path }) => path.replace(/#.*/, "")).map(({ items }) => items);
  const words = new MiniSearch<SearchDocument>({
    idField: "path",
    fields: ["title", "detail", "text", "keywords", "kind"],
    tokenize: (text) => tokenize(text).flatMap(({ folded, parts }) => [folded, ...parts]),
    processTerm: (word) => word,
    searchOptions: {
      tokenize: (word) => [word],
      boost: { title: 4, detail: 2 },
      boostDocument: (path) => (kinds[byPath.get(path)?.kind ?? ""]?.isMeantFirst ? 2 : 1),
    },
  });
  const indexed = documents.map(({ kind, keywords = "", ...document }) => {
    return { ...document, keywords, kind: kinds[kind]?.keywords ?? "" };
  });
  await words.addAllAsync(indexed, { chunkSize: 50 });
  const names = terms.flatMap(({ term, synonyms, translations }) =>
    [{ language: ENGLISH, words: synonyms }, ...translations].flatMap(({ language, words }) =>
      words.map(toPhrase).map((phrase) => {
        return { term, language, phrase, pattern: patternOf(phrase, language) };
      }),
    ),
  );
  return { ...file, documents: byPath, names, pages, titles, words, parts: new Map() };
}

const andQuery = (queries: Query[]) => ({ combineWith: "AND" as const, queries });
const orQuery = (queries: Query[]) => ({ combineWith: "OR" as const, queries });

function toTerm(
  { documents, pages }: SearchIndex,
  label: string,
  query: Query,
  found: readonly SearchResult[],
): SearchTerm {
  const results = new Map<unknown, SearchResult>(found.map((result) => [result.id, result]));
  const best = pages.map((sections) =>
    sections.reduce((most, { path }) => Math.max(most, results.get(path)?.score ?? 0), 0),
  );
  const worth = results.size && Math.log(1 + documents.size / results.size);
  return { label, query, results, best, worth, forgives: false };
}

const splitPairs = (word: string): [string, string][] =>
  Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)]);

/**
 * Searches one word: exact, as a prefix and without its inflection. Falls back to one typing error
 * (two in long words), then to two joined words. Cached.
 */
function toPart(index: SearchIndex, word: string): SearchTerm {
  const { words, parts } = index;
  const known = parts.get(word);
  if (known) return known;
  const stem = word.length >= SHORTEST_FORGIVEN ? word.replace(INFLECTION, "") : word;
  const typed = (prefix: boolean): Query => ({ ...orQuery([word, stem]), prefix });
  const swapped = splitPairs(word).map(([a, b]) => a + b.charAt(1) + b.charAt(0) + b.slice(2));
  const near = (slips: number): Query => ({
    ...orQuery([word, ...swapped]),
    fuzzy: (term) => (term === word ? slips : false),
  });
  const isLong = word.length >= SHORTEST_BEGINNING;
  const whole: Query[] = isLong ? [typed(true)] : [typed(false), typed(true)];
  const most = word.length < LONG_WORD ? 1 : 2;
  const forgiving: Query[] = [near(1), orQuery(splitPairs(word).map(andQuery)), near(most)];
  const mayForgive = word.length >= SHORTEST_FORGIVEN && word.length <= LONGEST_FORGIVEN;
  const queries = mayForgive ? [...whole, ...forgiving] : whole;
  let query: Query = word;
  let results: SearchResult[] = [];
  for (const next of queries) {
    results = words.search(next);
    if (results.length === 0) continue;
    query = next;
    break;
  }
  const forgives = forgiving.some((one) => one === query);
  const part = { ...toTerm(index, word, query, results), forgives };
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
      if (!mayPart || named.includes(word) || toPart(index, word).results.size > 0) return word;
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
  const meant = andQuery(parts(getRareTerms(index, toPhrase(term))).map(({ query }) => query));
  // Pages contain acronyms as well, but no words in other languages.
  const query = isEnglish(reading) ? orQuery([meant, andQuery(getRareTerms(index, word))]) : meant;
  const rest = ` ${phrase} `.replace(` ${word} `, " ").trim();
  const others =
    getRareTerms(index, rest).length > 0
      ? partsOf(index, rest, getReadings(index, rest)[0] ?? null)
      : [];
  const part = toTerm(index, word, query, index.words.search(query));
  return [{ ...part, reading, worth: part.worth * WORTH_OF_TERM }, ...others];
}

/**
 * Returns the pages that have all parts, each with its best section. If none has all, it returns
 * those with most.
 * In a longer search, rare words count more than common ones. A page may then lack parts, if its
 * parts are worth at least half of the best page's.
 */
function find({ pages, titles }: SearchIndex, parts: readonly SearchTerm[], phrase: string) {
  const scoreOf = ({ path }: SearchDocument) =>
    parts.reduce((total, { results }) => total + (results.get(path)?.score ?? 0), 0);
  const totals = pages.map((sections, page) => {
    const total = { sections, page, score: 0, worth: 0, lacking: 0 };
    for (const { best, worth } of parts) {
      const score = best[page] ?? 0;
      total.score += score;
      if (score > 0) total.worth += worth;
      else total.lacking++;
    }
    return total;
  });
  const found = totals.filter(({ score }) => score > 0);
  const fewest = Math.min(...found.map(({ lacking }) => lacking));
  const most = Math.max(...found.map(({ worth }) => worth));
  const results = found
    .filter(({ worth, lacking }) =>
      parts.length < LONG_SEARCH ? lacking === fewest : worth >= most / 2,
    )
    .map(({ sections, page, score, worth, lacking }) => {
      const section = sections.reduce((best, next) =>
        scoreOf(next) > scoreOf(best) ? next : best,
      );
      const isTitle =
        phrase.includes(" ") &&
        lacking === 0 &&
        sections.some(({ path }) => titles.get(path)?.startsWith(phrase));
      const rank = (score + scoreOf(section)) * worth ** 2 * (isTitle ? WORTH_OF_TITLE : 1);
      const lacks = lacking > 0 ? parts.filter(({ best }) => best[page] === 0) : [];
      return { id: section.path, kind: section.kind, rank, lacks, parts };
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
    groups: groupBy(results, ({ kind }) => kind).map(({ heading, items }) => ({
      kind: heading,
      results: items,
    })),
    facts: asksForNumber.test(asked)
      ? index.facts.filter(({ says }) => asked.split(" ").includes(says.split(" ").at(-1) ?? ""))
      : [],
  };
}

const matchesOf = ({ id, parts }: FoundPage) =>
  parts.flatMap(({ results }) => results.get(id) ?? []);

/** Marks matches. Below the title is the detail, or a snippet if only the text matches. */
export function createHit({ documents }: SearchIndex, page: FoundPage) {
  const { path = "", title = "", detail = "", text = "" } = documents.get(page.id) ?? {};
  const fieldsByWord = new Map(matchesOf(page).flatMap(({ match }) => Object.entries(match)));
  const found = new Set(fieldsByWord.keys());
  const isTextOnly = [...fieldsByWord.values()].every((fields) => fields.join() === "text");
  return {
    path,
    title: markMatches(title, found),
    line: isTextOnly || detail === "" ? getSnippet(text, found) : markMatches(detail, found),
  };
}

/** Returns the best pages that match a mistyped path by more than their text. */
export function findNearestPages(index: SearchIndex, mistyped: string): SearchDocument[] {
  const { results } = searchPages(index, decodeUriComponent(mistyped.split(/[?#]/, 1)[0] ?? ""));
  return results
    .filter((page) =>
      matchesOf(page).some(({ match }) =>
        Object.values(match)
          .flat()
          .some((one) => one !== "text"),
      ),
    )
    .slice(0, NEAREST_PAGES)
    .flatMap(({ id }) => index.documents.get(id) ?? []);
}
