import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { decodeUriComponent } from "../lenientDecoding";
import { LINE_MAX_LENGTH } from "../limits";
import { groupBy } from "../lists";
import { findNearest } from "../messages";
import { getSnippet, markMatches } from "./markMatches";
import { tokenize, toPhrase } from "./tokenize";

export interface SearchGroup {
  /** Heading above the results. */
  label: string;
  /** Path data of the icon beside each result. */
  icon: string;
  /** Words that match every page of the group. */
  keywords?: string;
  /** Address of a list with the same search, to which the search terms are appended. */
  listPath?: string;
  /** True to rank the group's pages higher: searches usually mean them. */
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
  facts: readonly SearchFact[];
  /** Number of further files with documents. */
  partCount?: number;
}

export interface Term {
  term: string;
  synonyms: readonly string[];
  translations: readonly { language: string; words: readonly string[] }[];
}

export interface SearchFact {
  says: string;
  about: string;
  path: string;
}

export interface SearchIndex extends Omit<SearchFile, "documents"> {
  documents: ReadonlyMap<unknown, SearchDocument>;
  miniSearch: MiniSearch<SearchDocument>;
  /** Results by searched word. */
  termCache: Map<string, SearchTerm>;
  /** Normalised titles by path. */
  titles: ReadonlyMap<string, string>;
  /** Documents of each page: the page and its sections. */
  pages: readonly (readonly SearchDocument[])[];
  names: readonly {
    term: string;
    language: string;
    phrase: string;
    start: string;
    pattern: RegExp;
  }[];
}

/** Interpretation of a search through a synonym or translation. */
export interface Interpretation {
  term: string;
  word: string;
  languages: readonly string[];
}

export type SearchAnswer = ReturnType<typeof searchPages>;
type FoundPage = ReturnType<typeof findPages>["results"][number];
export type SearchHit = ReturnType<typeof createHit>;

interface SearchTerm {
  label: string;
  interpretation?: Interpretation;
  query: Query;
  results: ReadonlyMap<unknown, SearchResult>;
  /** Score of each page's best section, in the order of `SearchIndex.pages`. */
  best: readonly number[];
  /** Weight of matching pages: a rare term weighs more. */
  weight: number;
  isFuzzy: boolean;
}

/** Shorter words match as prefixes only if no page has the whole word. */
const PREFIX_MIN_LENGTH = 3;
/** Shorter words have too many fuzzy neighbours. */
const FUZZY_MIN_LENGTH = 5;
/** Fuzzy search is slow for longer words. */
const FUZZY_MAX_LENGTH = 40;
const LONG_WORD_LENGTH = 7;
/** English inflections: checks and checking match check, but spring doesn't become "spr". */
const INFLECTION =
  /(?:(?<=[aeiouy].*)(?:ing|ed)|ies|es|e|(?<=f)y|(?<=[ac]t)(?:ions?|ors?)|(?<![isu])s)$/;
/** Inflections in most languages of the translations: recensione and recensioni have one stem. */
const ENDING = /(?<=.{4})(?:[aei]re|[aeiouy]+[rns]?)$/;
/** Endings that may follow a stem, also verbs with pronouns: contattare, contattarvi. */
const FORMS = "(?:[aeiouyrnst]{0,4}|[aei]r[a-z]{2,3})";
const COMPOUND_MIN_LENGTH = 10;
const LONG_SEARCH_TERMS = 3;
/** Factor for a term that has synonyms, because it's more specific than other words. */
const SYNONYM_WEIGHT = 1.5;
/** Factor for a title that begins with the whole search. */
const TITLE_WEIGHT = 4;

const MAX_NEAREST_PAGES = 3;

const ENGLISH = "English";

const createPattern = (phrase: string, language: string) => {
  const forms = (one: string) => `${one.replace(ENDING, "")}${FORMS}`;
  const name = language === ENGLISH ? `${phrase}s?` : phrase.replace(/\p{L}{5,}/gu, forms);
  return new RegExp(`(?<= )${name}(?= )`);
};

/** Finds synonyms and translations in a text. Compares four letters first, as patterns are slow. */
function findNames(names: SearchIndex["names"], text: string) {
  const spaced = ` ${text} `;
  return names
    .filter(({ start }) => spaced.includes(start))
    .flatMap((name) => (name.pattern.exec(spaced) ?? []).map((word) => ({ ...name, word })));
}

/** Builds the search index in chunks, so that the page stays responsive. */
export async function prepareSearch(file: SearchFile): Promise<SearchIndex> {
  const { documents, kinds, terms } = file;
  const byPath = new Map<unknown, SearchDocument>(documents.map((one) => [one.path, one]));
  const titles = new Map(documents.map(({ path, title }) => [path, toPhrase(title)]));
  const pages = groupBy(documents, ({ path }) => path.replace(/#.*/, "")).map(({ items }) => items);
  const miniSearch = new MiniSearch<SearchDocument>({
    idField: "path",
    fields: ["title", "detail", "text", "keywords", "kind"],
    tokenize: (text) => tokenize(text).flatMap(({ folded, parts }) => [folded, ...parts]),
    processTerm: (word) => word,
    searchOptions: {
      tokenize: (word) => [word],
      boost: { title: 4, detail: 2 },
    },
  });
  const indexed = documents.map(({ kind, keywords = "", ...document }) => {
    return { ...document, keywords, kind: kinds[kind]?.keywords ?? "" };
  });
  await miniSearch.addAllAsync(indexed, { chunkSize: 50 });
  const names = terms.flatMap(({ term, synonyms, translations }) =>
    [{ language: ENGLISH, words: synonyms }, ...translations].flatMap(({ language, words }) =>
      words.map(toPhrase).map((phrase) => {
        const start = ` ${phrase.slice(0, 4)}`;
        return { term, language, phrase, start, pattern: createPattern(phrase, language) };
      }),
    ),
  );
  return { ...file, documents: byPath, names, pages, titles, miniSearch, termCache: new Map() };
}

const andQuery = (queries: Query[]) => ({ combineWith: "AND" as const, queries });
const orQuery = (queries: Query[]) => ({ combineWith: "OR" as const, queries });

function createSearchTerm(
  { documents, pages }: SearchIndex,
  label: string,
  query: Query,
  found: readonly SearchResult[],
): SearchTerm {
  const results = new Map<unknown, SearchResult>(found.map((result) => [result.id, result]));
  const best = pages.map((sections) =>
    sections.reduce((most, { path }) => Math.max(most, results.get(path)?.score ?? 0), 0),
  );
  const weight = results.size && Math.log(1 + documents.size / results.size);
  return { label, query, results, best, weight, isFuzzy: false };
}

const splitPairs = (word: string): [string, string][] =>
  Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)]);

/**
 * Searches one word: exact, as a prefix and without its inflection. Falls back to one typing error,
 * then to two joined words, then to two typing errors in a long word. Caches the result.
 */
function searchWord(index: SearchIndex, word: string): SearchTerm {
  const { miniSearch, termCache } = index;
  const known = termCache.get(word);
  if (known) return known;
  const stem = word.length >= FUZZY_MIN_LENGTH ? word.replace(INFLECTION, "") : word;
  const forms = [...new Set([word, stem])];
  const boostTerm = () => 2 / forms.length;
  const typed = (prefix: boolean): Query => ({ ...orQuery(forms), boostTerm, prefix });
  const swapped = splitPairs(word).map(([a, b]) => a + b.charAt(1) + b.charAt(0) + b.slice(2));
  const near = (slips: number): Query => ({
    ...orQuery([word, ...swapped]),
    fuzzy: (term) => (term === word ? slips : false),
  });
  const isLong = word.length >= PREFIX_MIN_LENGTH;
  const whole: Query[] = isLong ? [typed(true)] : [typed(false), typed(true)];
  const most = word.length < LONG_WORD_LENGTH ? 1 : 2;
  const fuzzyQueries: Query[] = [near(1), orQuery(splitPairs(word).map(andQuery)), near(most)];
  const canBeFuzzy = word.length >= FUZZY_MIN_LENGTH && word.length <= FUZZY_MAX_LENGTH;
  const queries = canBeFuzzy ? [...whole, ...fuzzyQueries] : whole;
  let query: Query = word;
  let results: SearchResult[] = [];
  for (const next of queries) {
    results = miniSearch.search(next);
    if (results.length === 0) continue;
    query = next;
    break;
  }
  const isFuzzy = fuzzyQueries.some((one) => one === query);
  const searchTerm = { ...createSearchTerm(index, word, query, results), isFuzzy };
  termCache.set(word, searchTerm);
  return searchTerm;
}

/** Splits unknown compounds, such as German ones, if a part is a synonym or translation. */
function splitCompounds(index: SearchIndex, phrase: string): string {
  const named = findNames(index.names, phrase).flatMap(({ word }) => word.split(" "));
  const isWord = (one: string) =>
    one.length >= FUZZY_MIN_LENGTH && index.names.some((name) => name.phrase === one);
  const lettersOf = (two: string[]) =>
    two.some(isWord)
      ? two.filter((one) => findNames(index.names, one).length > 0).join("").length
      : 0;
  return phrase
    .split(" ")
    .map((word) => {
      const canSplit = word.length >= COMPOUND_MIN_LENGTH && word.length <= FUZZY_MAX_LENGTH;
      if (!canSplit || named.includes(word) || searchWord(index, word).results.size > 0)
        return word;
      const [best = []] = splitPairs(word).sort((a, b) => lettersOf(b) - lettersOf(a));
      return lettersOf(best) > 0 ? best.join(" ") : word;
    })
    .join(" ");
}

const getRareTerms = ({ ignored }: SearchIndex, phrase: string): string[] =>
  [...new Set(phrase.split(" "))].filter((word) => word !== "" && !ignored.includes(word));

const isEnglish = (interpretation: Interpretation | null) =>
  interpretation?.languages.includes(ENGLISH) === true;

/** Returns one interpretation per term whose synonym or translation is longest in the phrase. */
function findInterpretations({ names }: SearchIndex, phrase: string): Interpretation[] {
  const named = findNames(names, phrase);
  const longest = Math.max(...named.map(({ word }) => word.length));
  const fitting = named.filter(({ word }) => word.length === longest);
  return groupBy(fitting, ({ term }) => term).map(({ heading, items }) => ({
    term: heading,
    word: items[0]?.word ?? "",
    languages: [...new Set(items.map(({ language }) => language))],
  }));
}

/**
 * Searches for a phrase. `interpretation` replaces a translation by its term; for an English synonym it
 * searches both. Omits ignored words, unless there are no others.
 */
function searchPhrase(
  index: SearchIndex,
  phrase: string,
  interpretation: Interpretation | null,
): SearchTerm[] {
  const searchWords = (words: readonly string[]) => words.map((one) => searchWord(index, one));
  const rareTerms = getRareTerms(index, phrase);
  if (!interpretation) return searchWords(rareTerms.length > 0 ? rareTerms : phrase.split(" "));
  const { term, word } = interpretation;
  const meant = andQuery(
    searchWords(getRareTerms(index, toPhrase(term))).map(({ query }) => query),
  );
  // Pages contain acronyms as well, but no words in other languages.
  const query = isEnglish(interpretation)
    ? orQuery([meant, andQuery(getRareTerms(index, word))])
    : meant;
  const rest = ` ${phrase} `.replace(` ${word} `, " ").trim();
  const others =
    getRareTerms(index, rest).length > 0
      ? searchPhrase(index, rest, findInterpretations(index, rest)[0] ?? null)
      : [];
  const searchTerm = createSearchTerm(index, word, query, index.miniSearch.search(query));
  const weight = searchTerm.weight * SYNONYM_WEIGHT;
  return [{ ...searchTerm, interpretation, weight }, ...others];
}

/**
 * Returns matching pages, each with its best section. A search of one or two terms keeps the pages
 * that miss the fewest. A longer one keeps pages with at least half of the best page's weight: the
 * sum of the weights of its found terms. Rare terms weigh more.
 */
function findPages(
  { pages, titles, kinds }: SearchIndex,
  searchTerms: readonly SearchTerm[],
  phrase: string,
) {
  const scoreOf = ({ path }: SearchDocument) =>
    searchTerms.reduce((total, { results }) => total + (results.get(path)?.score ?? 0), 0);
  const found: { page: number; score: number; weight: number; missingCount: number }[] = [];
  for (let page = 0; page < pages.length; page++) {
    let [score, weight, missingCount] = [0, 0, 0];
    for (const term of searchTerms) {
      const best = term.best[page] ?? 0;
      score += best;
      if (best > 0) weight += term.weight;
      else missingCount++;
    }
    if (score > 0) found.push({ page, score, weight, missingCount });
  }
  const fewest = Math.min(...found.map(({ missingCount }) => missingCount));
  const most = Math.max(...found.map(({ weight }) => weight));
  const results = found
    .filter(({ weight, missingCount }) =>
      searchTerms.length < LONG_SEARCH_TERMS ? missingCount === fewest : weight >= most / 2,
    )
    .map(({ page, score, weight, missingCount }) => {
      const sections = pages[page] ?? [];
      const section = sections.reduce((best, next) =>
        scoreOf(next) > scoreOf(best) ? next : best,
      );
      const isTitle =
        phrase.includes(" ") &&
        missingCount === 0 &&
        sections.some(({ path }) => titles.get(path)?.startsWith(phrase));
      const boost = (isTitle ? TITLE_WEIGHT : 1) * (kinds[section.kind]?.isMeantFirst ? 2 : 1);
      const rank = (score + scoreOf(section)) * weight ** 2 * boost;
      const missing = missingCount > 0 ? searchTerms.filter(({ best }) => best[page] === 0) : [];
      return { id: section.path, kind: section.kind, rank, missing, searchTerms };
    })
    .sort((a, b) => b.rank - a.rank);
  return { results, leftOut: fewest > 0 ? (results[0]?.missing ?? []) : [] };
}

const NUMBER_QUESTION = /\b(?:how many|number of)\b/;

/** Searches all pages. `chosen`: index of the wanted interpretation in `interpretations`. */
export function searchPages(whole: SearchIndex, typed: string, chosen = 0) {
  // A URL may contain more than the search field allows.
  const query = typed.slice(0, LINE_MAX_LENGTH);
  const phrase = splitCompounds(whole, toPhrase(query));
  const index = { ...whole, names: findNames(whole.names, phrase) };
  const searchAs = (interpretation: Interpretation | null) => {
    const searchTerms = searchPhrase(index, phrase, interpretation);
    const outcome = findPages(index, searchTerms, phrase);
    const isFuzzy = searchTerms.some((term) => term.isFuzzy);
    const isWeak = outcome.results.length === 0 || outcome.leftOut.length > 0 || isFuzzy;
    return { searchTerms, ...outcome, isFuzzy, isWeak };
  };
  const others = findInterpretations(index, phrase);
  const asTyped = searchAs(null);
  // Prefers English synonyms, such as acronyms, then the words as typed, then other languages.
  const interpretations = [
    ...others.filter(isEnglish),
    ...(asTyped.isWeak ? [] : [null]),
    ...others.filter((other) => !isEnglish(other)),
  ];
  const interpretation = interpretations[chosen] ?? null;
  const { searchTerms, results, leftOut, isFuzzy } = interpretation
    ? searchAs(interpretation)
    : asTyped;
  const applied = searchTerms.flatMap((term) => term.interpretation ?? []);
  const question = toPhrase([query, ...applied.map(({ term }) => term)].join(" "));
  return {
    /** In order of preference; null means "as typed". Empty if that is the only one. */
    interpretations: others.length === 0 ? [] : interpretations,
    /** Interpretations of parts of the query, as searched. */
    applied,
    leftOut: leftOut.map(({ label }) => label),
    isFuzzy: isFuzzy && results.length > 0,
    total: results.length,
    results,
    /** Results by kind, which is the heading. */
    groups: groupBy(results, ({ kind }) => kind),
    facts: NUMBER_QUESTION.test(question)
      ? index.facts.filter(({ says }) => question.split(" ").includes(says.split(" ").at(-1) ?? ""))
      : [],
  };
}

const matchesOf = ({ id, searchTerms }: FoundPage) =>
  searchTerms.flatMap(({ results }) => results.get(id) ?? []);

/** Marks matches in the title and in the line below: the detail, or a snippet of the text. */
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

/**
 * Returns the best pages for a mistyped path: first the page with the most similar path, then
 * search results. A match in the text alone isn't enough.
 */
export function findNearestPages(index: SearchIndex, mistyped: string): SearchDocument[] {
  const path = decodeUriComponent(mistyped.split(/[?#]/, 1)[0] ?? "");
  const found = searchPages(index, path).results.filter((page) =>
    matchesOf(page).some(({ match }) =>
      Object.values(match).some((fields) => fields.join() !== "text"),
    ),
  );
  const ids = new Set([findNearest(path, index.titles.keys()), ...found.map(({ id }) => id)]);
  return [...ids].flatMap((id) => index.documents.get(id) ?? []).slice(0, MAX_NEAREST_PAGES);
}
