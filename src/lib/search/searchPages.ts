import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { LINE_MAX_LENGTH } from "../limits";
import { groupBy } from "../lists";
import { getSnippet, markMatches } from "./markMatches";
import { tokenize, toPhrase } from "./tokenize";
import { decodeUriComponent } from "../lenientDecoding";

/** Group of results, for pages of one or more kinds. */
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
  parts?: number;
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

export interface SearchIndex extends Omit<SearchFile, "documents" | "parts"> {
  documents: ReadonlyMap<unknown, SearchDocument>;
  words: MiniSearch<SearchDocument>;
  parts: Map<string, SearchTerm>;
  /** Phrases of titles, by id; filled by searches. */
  titles: Map<string, string>;
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
export type SearchHit = ReturnType<typeof toHit>;

interface SearchTerm {
  label: string;
  reading?: Interpretation;
  query: Query;
  results: readonly SearchResult[];
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
/**
 * Pattern of endings to accept after a stem, including verbs with pronouns: contattare, contatti,
 * contattarvi.
 */
const FORMS = "(?:[aeiouyrnst]{0,4}|[aei]r[a-z]{2,3})";
const SHORTEST_COMPOUND = 10;
const LONG_SEARCH = 3;
/** A term is more specific than other words. */
const WORTH_OF_TERM = 1.5;
/** Weight of a title that begins with the whole search. */
const WORTH_OF_TITLE = 4;

const ENGLISH = "English";

const patternOf = (phrase: string, language: string) => {
  const forms = (one: string) => `${one.replace(ENDING, "")}${FORMS}`;
  const name = language === ENGLISH ? `${phrase}s?` : phrase.replace(/\p{L}{5,}/gu, forms);
  return new RegExp(`(?<= )${name}(?= )`);
};

/** Works in chunks, so that the page stays responsive. */
export async function prepareSearch(file: SearchFile): Promise<SearchIndex> {
  const { documents, kinds, terms } = file;
  const byPath = new Map<unknown, SearchDocument>(documents.map((one) => [one.path, one]));
  const words = new MiniSearch<SearchDocument>({
    idField: "path",
    fields: ["title", "detail", "text", "keywords", "kind"],
    extractField: (document, field) =>
      String(
        (field === "kind" ? kinds[document.kind]?.keywords : Reflect.get(document, field)) ?? "",
      ),
    tokenize: (text) => tokenize(text).flatMap(({ folded, parts }) => [folded, ...parts]),
    processTerm: (word) => word,
    searchOptions: {
      tokenize: (word) => [word],
      boost: { title: 4, detail: 2 },
      boostDocument: (path) => (kinds[byPath.get(path)?.kind ?? ""]?.isMeantFirst ? 2 : 1),
    },
  });
  await words.addAllAsync(documents, { chunkSize: 50 });
  const names = terms.flatMap(({ term, synonyms, translations }) =>
    [{ language: ENGLISH, words: synonyms }, ...translations].flatMap(({ language, words }) =>
      words.map(toPhrase).map((phrase) => {
        return { term, language, phrase, pattern: patternOf(phrase, language) };
      }),
    ),
  );
  return { ...file, documents: byPath, names, words, parts: new Map(), titles: new Map() };
}

const andQuery = (queries: Query[]) => ({ combineWith: "AND" as const, queries });
const orQuery = (queries: Query[]) => ({ combineWith: "OR" as const, queries });

const splitPairs = (word: string): [string, string][] =>
  Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)]);

/**
 * Searches one word: exact, as a prefix and without its inflection. Falls back to one typing error
 * (two in long words), then to two joined words. Cached.
 */
function toPart({ words, parts }: SearchIndex, word: string): SearchTerm {
  const known = parts.get(word);
  if (known) return known;
  const stem = word.length >= SHORTEST_FORGIVEN ? word.replace(INFLECTION, "") : word;
  const typed = (prefix: boolean): Query => ({ ...orQuery([word, stem]), prefix });
  const swapped = splitPairs(word).map(([a, b]) => a + b.charAt(1) + b.charAt(0) + b.slice(2));
  const near = (slips: number): Query => ({
    ...orQuery([word, ...swapped]),
    fuzzy: (term) => (term === word ? slips : false),
  });
  const whole: Query[] = [typed(word.length >= SHORTEST_BEGINNING), typed(true)];
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
  const part: SearchTerm = { label: word, query, results, forgives };
  parts.set(word, part);
  return part;
}

/** Splits unknown compounds, such as German ones, at the best dictionary match. */
function splitCompounds(index: SearchIndex, phrase: string): string {
  const nameIn = (text: string) => index.names.flatMap(({ pattern }) => pattern.exec(text) ?? []);
  const named = nameIn(` ${phrase} `).join(" ").split(" ");
  const record = new Set(index.names.map((name) => name.phrase));
  const isWord = (one: string) => one.length >= SHORTEST_FORGIVEN && record.has(one);
  const lettersOf = (two: string[]) =>
    two.some(isWord) ? two.filter((one) => nameIn(` ${one} `).length > 0).join("").length : 0;
  return phrase
    .split(" ")
    .map((word) => {
      const mayPart = word.length >= SHORTEST_COMPOUND && word.length <= LONGEST_FORGIVEN;
      if (!mayPart || named.includes(word) || toPart(index, word).results.length > 0) return word;
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
  const named = names.flatMap(({ pattern, ...name }) =>
    (pattern.exec(` ${phrase} `) ?? []).map((word) => ({ ...name, word })),
  );
  const longest = Math.max(...named.map(({ word }) => word.length));
  const fitting = named.filter(({ word }) => word.length === longest);
  return groupBy(fitting, ({ term }) => term).map(({ heading, items }) => ({
    term: heading,
    word: items[0]?.word ?? "",
    languages: [...new Set(items.map(({ language }) => language))],
  }));
}

/**
 * Splits a search into parts and replaces synonyms by their terms. Without a reading, every word
 * stays as typed.
 */
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
  const results = index.words.search(query);
  return [{ label: word, reading, query, results, forgives: false }, ...others];
}

const byScore = (a: { score: number }, b: { score: number }) => b.score - a.score;

const getScore = (results: readonly SearchResult[]): number =>
  results.reduce((total, { score }) => total + score, 0);

/**
 * Returns the pages that have all parts, each with its best section. If none has all, it returns
 * those with most.
 * In a longer search, rare words count more than common ones. A page may then lack parts, if its
 * parts are worth at least half of the best page's.
 */
function find({ documents, titles }: SearchIndex, parts: readonly SearchTerm[], phrase: string) {
  const found = parts.map(({ reading, ...part }) => {
    const results = new Map(part.results.map((result) => [String(result.id), result]));
    const worth = results.size && Math.log(1 + documents.size / results.size);
    return { results, worth: reading ? worth * WORTH_OF_TERM : worth };
  });
  const isTitled = (id: string) => {
    const title = titles.get(id) ?? toPhrase(documents.get(id)?.title ?? "");
    titles.set(id, title);
    return title.startsWith(phrase);
  };
  const ids = new Set(found.flatMap(({ results }) => [...results.keys()]));
  const pages = groupBy([...ids], (id) => id.replace(/#.*/, "")).flatMap(({ items }) => {
    const [block] = items
      .map((id) => {
        const matches = found.flatMap((of) => of.results.get(id) ?? []);
        return { id, score: getScore(matches), matches };
      })
      .sort(byScore);
    const best = found.map(
      ({ results }) => items.flatMap((id) => results.get(id) ?? []).sort(byScore)[0],
    );
    const lacks = parts.filter((_, at) => !best[at]);
    if (!block) return [];
    const worth = found.reduce((total, of, at) => total + (best[at] ? of.worth : 0), 0);
    const score = getScore(best.flatMap((result) => result ?? [])) + block.score;
    // Titles are looked at only where they can begin with the phrase: there are thousands.
    const isTitle = phrase.includes(" ") && lacks.length === 0 && items.some(isTitled);
    const rank = score * worth ** 2 * (isTitle ? WORTH_OF_TITLE : 1);
    return { ...block, score: rank, worth, lacks };
  });
  const fewest = Math.min(...pages.map(({ lacks }) => lacks.length));
  const most = Math.max(...pages.map(({ worth }) => worth));
  const results = pages
    .filter(({ lacks, worth }) =>
      parts.length < LONG_SEARCH ? lacks.length === fewest : worth >= most / 2,
    )
    .sort(byScore);
  return { results, leftOut: fewest > 0 ? (results[0]?.lacks ?? []) : [] };
}

const asksForNumber = /\b(?:how many|number of)\b/;

/** `chosen` is the index of the interpretation in `readings`. */
export function searchPages(whole: SearchIndex, typed: string, chosen = 0) {
  // A URL may contain more than the search field allows.
  const query = typed.slice(0, LINE_MAX_LENGTH);
  const phrase = splitCompounds(whole, toPhrase(query));
  const names = whole.names.filter(({ pattern }) => pattern.test(` ${phrase} `));
  const index = { ...whole, names };
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
  const kindOf = ({ id }: FoundPage) => index.documents.get(id)?.kind ?? "pages";
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
    groups: groupBy(results, kindOf).map(({ heading, items }) => ({
      kind: heading,
      results: items,
    })),
    facts: asksForNumber.test(asked)
      ? index.facts.filter(({ says }) => asked.split(" ").includes(says.split(" ").at(-1) ?? ""))
      : [],
  };
}

/**
 * Prepares a result for display with marked matches. The line below the title is the detail, or a
 * snippet if only the text matches.
 */
export function toHit({ documents }: SearchIndex, { id, matches }: FoundPage) {
  const { path = "", title = "", detail = "", text = "" } = documents.get(id) ?? {};
  const fieldsByWord = new Map(matches.flatMap(({ match }) => Object.entries(match)));
  const found = new Set(fieldsByWord.keys());
  const isTextOnly = [...fieldsByWord.values()].every((fields) => fields.join() === "text");
  return {
    path,
    title: markMatches(title, found),
    line: isTextOnly || detail === "" ? getSnippet(text, found) : markMatches(detail, found),
  };
}

/**
 * Returns the pages that match the words of a mistyped path, best first. Leaves out pages that
 * match only in their text.
 */
export function findNearestPages(
  index: SearchIndex,
  mistyped: string,
  limit = 3,
): SearchDocument[] {
  const { results } = searchPages(index, decodeUriComponent(mistyped.split(/[?#]/, 1)[0] ?? ""));
  return results
    .filter(({ matches }) =>
      matches.some(({ match }) =>
        Object.values(match)
          .flat()
          .some((one) => one !== "text"),
      ),
    )
    .slice(0, limit)
    .flatMap(({ id }) => index.documents.get(id) ?? []);
}
