import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { LINE_MAX_LENGTH } from "../limits";
import { groupBy } from "../lists";
import { getSnippet, markMatches } from "./markMatches";
import { getWords, toPhrase } from "./words";

/** What a page is. */
export type SearchKind = "solutions" | "products" | "papers" | "people" | "news" | "jobs" | "pages";

/** A page, or a block of one, as the search knows it: plain words only. */
export interface SearchDocument {
  kind: SearchKind;
  /** Its address, with a fragment where it is a block of a page. */
  path: string;
  title: string;
  /** One line that says which it is, such as venue and authors; may be empty. */
  detail: string;
  /** Everything else that it says. */
  text: string;
  /** The words that its metadata are found by elsewhere, too. */
  keywords?: string | undefined;
}

/** The file of the index. */
export interface SearchFile {
  documents: readonly SearchDocument[];
  /** Words that say nothing of a page, such as "the". */
  ignored: readonly string[];
  /** Words that stand for a kind of page without being on it. */
  kinds: Readonly<Partial<Record<SearchKind, string>>>;
  /** Terms of the field, with other words for them. */
  terms: readonly Term[];
  facts: readonly Fact[];
}

/** A term of the field, and the words that stand for it. */
export interface Term {
  term: string;
  synonyms: readonly string[];
  translations: readonly { language: string; words: readonly string[] }[];
}

/** A number that the company claims. */
export interface Fact {
  says: string;
  about: string;
  /** The page of what it's about. */
  path: string;
}

/** An index made ready, once per visit. */
export interface SearchIndex extends Omit<SearchFile, "documents"> {
  documents: ReadonlyMap<unknown, SearchDocument>;
  words: MiniSearch<SearchDocument>;
  /** The words searched for so far: while somebody types only the last one is new. */
  parts: Map<string, Part>;
  names: readonly { term: string; language: string; phrase: string; pattern: RegExp }[];
}

/** One way to read a search that isn't as typed. */
export interface Reading {
  /** The term that a part of the search stands for. */
  term: string;
  /** The part that is another word for the term. */
  word: string;
  /** The languages in which it is. */
  languages: readonly string[];
}

export type SearchAnswer = ReturnType<typeof searchPages>;
type FoundPage = ReturnType<typeof find>["results"][number];
export type SearchHit = ReturnType<typeof toHit>;

/** A word, or words that stand for a term, and what has it. */
interface Part {
  label: string;
  reading?: Reading;
  query: Query;
  results: readonly SearchResult[];
  forgives: boolean;
}

/** The kinds that a search without a name is more likely to mean. */
const MEANT_FIRST: ReadonlySet<SearchKind> = new Set(["solutions", "products", "people"]);
/** Shorter words are found as the beginning of others only where nothing has them whole. */
const SHORTEST_BEGINNING = 3;
/** Shorter words have too many neighbours to be forgiven. */
const SHORTEST_FORGIVEN = 5;
/** Longer words, which nobody writes, are found as typed only: the rest takes long. */
const LONGEST_FORGIVEN = 40;
/** Of this many letters two may be wrong. */
const LONG_WORD = 7;
/** The endings of English plurals and verbs: checks and checking are found as check, too; spring isn't "spr". */
const INFLECTION =
  /(?:(?<=[aeiouy].*)(?:ing|ed)|ies|es|e|(?<=f)y|(?<=[ac]t)(?:ions?|ors?)|(?<![isu])s)$/;
/** What the longer words of most languages of the record end in: recensione and recensioni are one. */
const ENDING = /(?<=.{4})(?:[aei]re|[aeiouy]+[rns]?)$/;
/** What they end in otherwise, with the pronouns of a verb: contattare, contatti, contattarvi. */
const FORMS = "(?:[aeiouyrnst]{0,4}|[aei]r[a-z]{2,3})";
/** Shorter words aren't taken for two that were written as one. */
const SHORTEST_COMPOUND = 10;
/** Of this many parts a page may lack some. */
const LONG_SEARCH = 3;
/** A word of the record says more of what is meant than any other. */
const WORTH_OF_TERM = 1.5;
/** So does a title that begins with all that was typed. */
const WORTH_OF_TITLE = 4;

const ENGLISH = "English";

/** Finds a word of the record in a phrase, in any of its forms. */
const patternOf = (phrase: string, language: string) => {
  const forms = (one: string) => `${one.replace(ENDING, "")}${FORMS}`;
  const name = language === ENGLISH ? `${phrase}s?` : phrase.replace(/\p{L}{5,}/gu, forms);
  return new RegExp(`(?<= )${name}(?= )`);
};

/** Makes an index ready; the page stays usable meanwhile. */
export async function prepareSearch(file: SearchFile): Promise<SearchIndex> {
  const { documents, kinds, terms } = file;
  const byPath = new Map<unknown, SearchDocument>(documents.map((one) => [one.path, one]));
  const words = new MiniSearch<SearchDocument>({
    idField: "path",
    fields: ["title", "detail", "text", "keywords", "kind"],
    extractField: (document, field) =>
      String((field === "kind" ? kinds[document.kind] : Reflect.get(document, field)) ?? ""),
    tokenize: (text) => getWords(text).flatMap(({ folded, parts }) => [folded, ...parts]),
    processTerm: (word) => word,
    searchOptions: {
      tokenize: (word) => [word],
      boost: { title: 4, detail: 2 },
      boostDocument: (path) => (MEANT_FIRST.has(byPath.get(path)?.kind ?? "pages") ? 2 : 1),
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
  return { ...file, documents: byPath, names, words, parts: new Map() };
}

const all = (queries: Query[]) => ({ combineWith: "AND" as const, queries });
const some = (queries: Query[]) => ({ combineWith: "OR" as const, queries });

/** The word in two pieces, cut at every place. */
const halves = (word: string): [string, string][] =>
  Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)]);

/**
 * A word as typed, whole or as a beginning, and without its ending; where nothing has it, what is a slip of the hand
 * away, such as two neighbours swapped, or the two words that it's made of, or in a long word two slips.
 */
function toPart({ words, parts }: SearchIndex, word: string): Part {
  const known = parts.get(word);
  if (known) return known;
  const stem = word.length >= SHORTEST_FORGIVEN ? word.replace(INFLECTION, "") : word;
  const typed = (prefix: boolean): Query => ({ ...some([word, stem]), prefix });
  const swapped = halves(word).map(([a, b]) => a + b.charAt(1) + b.charAt(0) + b.slice(2));
  const near = (slips: number): Query => ({
    ...some([word, ...swapped]),
    fuzzy: (term) => (term === word ? slips : false),
  });
  const whole: Query[] = [typed(word.length >= SHORTEST_BEGINNING), typed(true)];
  const most = word.length < LONG_WORD ? 1 : 2;
  const forgiving: Query[] = [near(1), some(halves(word).map(all)), near(most)];
  const mayForgive = word.length >= SHORTEST_FORGIVEN && word.length <= LONGEST_FORGIVEN;
  const queries = mayForgive ? [...whole, ...forgiving] : whole;
  const query: Query = queries.find((one) => words.search(one).length > 0) ?? word;
  const forgives = forgiving.some((one) => one === query);
  const part: Part = { label: word, query, results: words.search(query), forgives };
  parts.set(word, part);
  return part;
}

/** A phrase whose long words that nothing has, such as German compounds, are parted where most is words of the record. */
function partCompounds(index: SearchIndex, phrase: string): string {
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
      const [best = []] = halves(word).sort((a, b) => lettersOf(b) - lettersOf(a));
      return lettersOf(best) > 0 ? best.join(" ") : word;
    })
    .join(" ");
}

/** The words of a phrase that say something. */
const tellingWords = ({ ignored }: SearchIndex, phrase: string): string[] =>
  [...new Set(phrase.split(" "))].filter((word) => word !== "" && !ignored.includes(word));

const isEnglish = (reading: Reading | null) => reading?.languages.includes(ENGLISH) === true;

/** The terms that the longest of other words in a search stands for. */
function getReadings({ names }: SearchIndex, phrase: string): Reading[] {
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

/** The parts of a search, with what terms stand for in place of their other words; all as typed without a reading. */
function partsOf(index: SearchIndex, phrase: string, reading: Reading | null): Part[] {
  const parts = (words: readonly string[]) => words.map((one) => toPart(index, one));
  const telling = tellingWords(index, phrase);
  if (!reading) return parts(telling.length > 0 ? telling : phrase.split(" "));
  const { term, word } = reading;
  const meant = all(parts(tellingWords(index, toPhrase(term))).map(({ query }) => query));
  // An acronym is found by itself, too; a word of another language isn't in the pages.
  const query = isEnglish(reading) ? some([meant, all(tellingWords(index, word))]) : meant;
  const rest = ` ${phrase} `.replace(` ${word} `, " ").trim();
  const others =
    tellingWords(index, rest).length > 0
      ? partsOf(index, rest, getReadings(index, rest)[0] ?? null)
      : [];
  const results = index.words.search(query);
  return [{ label: word, reading, query, results, forgives: false }, ...others];
}

const byScore = (a: { score: number }, b: { score: number }) => b.score - a.score;

const getScore = (results: readonly SearchResult[]): number =>
  results.reduce((total, { score }) => total + score, 0);

/**
 * The pages that have all parts, each by its best block; if none has, those with most. In a longer search rare words
 * say more than common ones: a page may lack parts that are together worth half of what the best page has.
 */
function find({ documents }: SearchIndex, parts: readonly Part[], phrase: string) {
  const found = parts.map(({ reading, ...part }) => {
    const results = new Map(part.results.map((result) => [String(result.id), result]));
    const worth = results.size && Math.log(1 + documents.size / results.size);
    return { results, worth: reading ? worth * WORTH_OF_TERM : worth };
  });
  const isTitled = (id: string) => toPhrase(documents.get(id)?.title ?? "").startsWith(phrase);
  const ids = new Set(found.flatMap(({ results }) => [...results.keys()]));
  const pages = groupBy([...ids], (id) => id.replace(/#.*/, "")).flatMap(({ items }) => {
    const [block] = items
      .map((id) => {
        const results = found.flatMap((of) => of.results.get(id) ?? []);
        const match = results.flatMap((result) => Object.entries(result.match));
        return { id, score: getScore(results), match: Object.fromEntries(match) };
      })
      .sort(byScore);
    const best = found.map(
      ({ results }) => items.flatMap((id) => results.get(id) ?? []).sort(byScore)[0],
    );
    const lacks = parts.filter((_, at) => !best[at]);
    if (!block) return [];
    const worth = found.reduce((total, of, at) => total + (best[at] ? of.worth : 0), 0);
    // Words that stand together, in one block, count twice.
    const score = getScore(best.flatMap((result) => result ?? [])) + block.score;
    const isTitle = phrase.includes(" ") && items.some(isTitled);
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

/** What the search finds, read in the way that was chosen of its readings. */
export function searchPages(whole: SearchIndex, typed: string, chosen = 0) {
  // An address may hold more than the search field takes.
  const query = typed.slice(0, LINE_MAX_LENGTH);
  const phrase = partCompounds(whole, toPhrase(query));
  const names = whole.names.filter(({ pattern }) => pattern.test(` ${phrase} `));
  const index = { ...whole, names };
  const readAs = (reading: Reading | null) => {
    const parts = partsOf(index, phrase, reading);
    const outcome = find(index, parts, phrase);
    const forgives = parts.some((part) => part.forgives);
    const isWeak = outcome.results.length === 0 || outcome.leftOut.length > 0 || forgives;
    return { reading, parts, ...outcome, forgives, isWeak };
  };
  const others = getReadings(index, phrase).map(readAs);
  const asTyped = readAs(null);
  // What our pages say is more likely meant than another language, and less so than an acronym.
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
    /** Null is as typed; none where it can be read as typed only. */
    readings: others.length === 0 ? [] : choices.map(({ reading }) => reading),
    /** The readings that its parts were given, each of which is a term. */
    terms,
    /** Words that no page has beside all the others. */
    leftOut: read.leftOut.map(({ label }) => label),
    /** Nothing has a word as typed: pages with one like it are found. */
    forgives: read.forgives && results.length > 0,
    total: results.length,
    /** Best first. */
    results,
    /** In the order of their best results. */
    groups: [...new Set(results.map(kindOf))].map((kind) => ({
      kind,
      results: results.filter((result) => kindOf(result) === kind),
    })),
    facts: asksForNumber.test(asked)
      ? index.facts.filter(({ says }) => asked.split(" ").includes(says.split(" ").at(-1) ?? ""))
      : [],
  };
}

/** A result as it is shown: matches marked; the detail is below the title unless only the text has the words. */
export function toHit({ documents }: SearchIndex, { id, match }: FoundPage) {
  const { path = "", title = "", detail = "", text = "" } = documents.get(id) ?? {};
  const found = new Set(Object.keys(match));
  const isTextOnly = Object.values(match).every((fields) => fields.join() === "text");
  return {
    path,
    title: markMatches(title, found),
    line: isTextOnly || detail === "" ? getSnippet(text, found) : markMatches(detail, found),
  };
}
