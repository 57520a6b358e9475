import fc from "fast-check";
import {
  prepareSearch,
  searchPages,
  createHit,
  type SearchIndex,
  findNearestPages,
} from "../../../../src/lib/search/searchPages";
import { tokenize, toPhrase } from "../../../../src/lib/search/tokenize";
import { documents, fileOf, pageWith, searchFile } from "./searchFixtures";
import { getSnippet } from "../../../../src/lib/search/markMatches";

let index: SearchIndex;
beforeAll(async () => {
  index = await prepareSearch(searchFile);
});

const answerTo = (query: string, chosen?: number) => searchPages(index, query, chosen);
const resultsFor = (query: string) => answerTo(query).groups.flatMap(({ items }) => items);
const pathsFor = (query: string) => resultsFor(query).map(({ id }): unknown => id);
const kindsFor = (query: string) => answerTo(query).groups.map(({ heading }) => heading);
const hitFor = (query: string, path: string, of = index) => {
  const result = searchPages(of, query)
    .groups.flatMap(({ items }) => items)
    .find(({ id }) => id === path);
  if (!result) throw new Error(`${query} doesn't find ${path}`);
  return createHit(of, result);
};
const marked = (pieces: readonly { text: string; isMatch: boolean }[]) =>
  pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text);
const whole = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join("");

const titleWord = fc
  .constantFrom(...documents)
  .chain((document) =>
    fc
      .constantFrom(...tokenize(document.title).map(({ folded }) => folded))
      .map((word) => ({ path: document.path, word })),
  );

const mistyped = (word: string, at: number, how: number): string => {
  const [before, letter = "", after] = [word.slice(0, at), word[at], word.slice(at + 1)];
  if (how === 0) return before + after;
  if (how === 1) return before + letter + letter + after;
  if (how === 2) return `${before}z${after}`;
  return before + after.slice(0, 1) + letter + after.slice(1);
};

it("every document is found by each word of its title", () => {
  fc.assert(
    fc.property(titleWord, ({ path, word }) => {
      expect(pathsFor(word)).toContain(path);
    }),
  );
});

it("every document is found by each long word of its title with one typing error", () => {
  const slip = titleWord
    .filter(({ word }) => word.length >= 6)
    .chain(({ path, word }) =>
      fc.record({
        path: fc.constant(path),
        typed: fc
          .tuple(fc.nat(word.length - 2), fc.nat(3))
          .map(([at, how]) => mistyped(word, at, how)),
      }),
    );
  fc.assert(
    fc.property(slip, ({ path, typed }) => {
      // Skips a misspelling that is itself a word of the site.
      fc.pre(answerTo(typed).isFuzzy || pathsFor(typed).includes(path));
      expect(pathsFor(typed)).toContain(path);
    }),
  );
  expect(answerTo("disambigaution").isFuzzy).toBe(true);
});

it("no query causes an error, and marks never change a result's title", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (query) => {
      for (const result of resultsFor(query)) {
        expect(whole(createHit(index, result).title)).toBe(index.documents.get(result.id)?.title);
      }
    }),
  );
});

it.each(["navigli", "Navìgli", "NAVIGLI"])("a search for %s finds the person first", (query) => {
  expect(pathsFor(query)).toHaveLength(5);
  expect(kindsFor(query)).toEqual(["people", "papers"]);
});

it("a search requires every word, anywhere in the document", () => {
  expect(pathsFor("comprehendo linking")).toEqual(["/product/comprehendo"]);
  const paper = "/research/publication/word-sense-linking";
  expect(pathsFor("raw linking")).toEqual([paper]);
  expect(pathsFor("findings barba sandbox")).toEqual([paper]);
});

it("a search prefers the page whose title starts with the query over more likely kinds", () => {
  expect(pathsFor("word sense")[0]).toMatch("#word-sense-disambiguation");
  expect(pathsFor("word sense linking")[0]).toBe("/research/publication/word-sense-linking");
  expect(pathsFor("linking word sense")[0]).toBe("/product/comprehendo");
});

it("a search finds a page by its hidden metadata keywords", async () => {
  const document = { path: "/article/a", title: "Proverbs", detail: "", text: "" };
  const keywords = "idioms, sayings";
  const other = await prepareSearch({
    ...searchFile,
    documents: [...documents, { ...document, kind: "news", keywords }],
  });
  expect(whole(hitFor("sayings", "/article/a", other).line)).toBe("");
});

it("a search allows a page to lack one word of a longer query, but not most", () => {
  const sandbox = "/research/publication/word-sense-linking";
  expect(pathsFor("raw text sandbox")).toEqual([sandbox, "/solution/text-analytics"]);
  expect(pathsFor("raw findings sandbox")).toEqual([sandbox]);
});

it("a search reports omitted words if no page has them all", () => {
  expect(answerTo("places in the hydroponics")).toMatchObject({
    leftOut: ["hydroponics"],
    total: 1,
  });
});

it("a search finds whole words, prefixes, plurals and long parts of compounds, but no infixes", () => {
  expect(pathsFor("disamb")).toContain("/solution/text-analytics#word-sense-disambiguation");
  expect(pathsFor("entitys")).toContain("/solution/text-analytics#ner");
  expect(pathsFor("atlas")).toEqual(["/product/wordatlas"]);
  expect(pathsFor("prehend")).toEqual([]);
});

it.each([
  ["检索", "多语言语义检索"],
  ["検索", "意味検索の技術"],
  ["ภาษา", "หลายภาษา"],
])("a search finds %s in %s, which has no spaces between words", async (query, title) => {
  const document = { kind: "news", path: "/article/a", title, detail: "", text: "" } as const;
  const other = await prepareSearch({ ...searchFile, documents: [...documents, document] });
  expect(searchPages(other, query).total).toBe(1);
  expect(marked(hitFor(query, "/article/a", other).title)).toEqual([query]);
});

it("a search finds two joined words, and a long word with two errors", () => {
  expect(answerTo("textanalytics")).toMatchObject({ isFuzzy: true, total: 1 });
  expect(pathsFor("disambigatin")).toContain("/product/comprehendo");
  expect(answerTo("barbxx").total).toBe(0);
});

it("a search tolerates errors only without exact matches, and not in words of four letters", () => {
  expect(answerTo("sense").isFuzzy).toBe(false);
  expect(answerTo("navigly")).toMatchObject({ isFuzzy: true, total: 5 });
  expect(answerTo("rwa").total).toBe(0);
  expect(answerTo("???").total).toBe(0);
});

it("the interpretation of an acronym precedes the search for its letters", () => {
  const { interpretations, groups } = answerTo("wsd");
  expect(interpretations.map((one) => one?.term)).toEqual(["word sense disambiguation", undefined]);
  expect(groups[0]?.items[0]?.id).toBe("/solution/text-analytics#word-sense-disambiguation");
  expect(answerTo("wsd", 1)).toMatchObject({ total: 1, leftOut: [] });
});

it("the translation of a query comes second if pages have the word itself", () => {
  expect(answerTo("Comprehendo").interpretations.map((one) => one?.term)).toEqual([
    undefined,
    "concepts",
  ]);
  expect(answerTo("Comprehendo", 1).groups[0]?.items[0]?.id).toBe("/product/wordatlas");
});

it.each(["Reconnaissance d’entités nommées", "固有表現抽出"])(
  "a query in another language finds its page: %s",
  (query) => {
    expect(answerTo(query).interpretations).toHaveLength(1);
    expect(pathsFor(query)[0]).toBe("/solution/text-analytics#ner");
  },
);

it("the interpretation of an acronym keeps the other words of the query", () => {
  expect(pathsFor("wsd span")).toEqual(["/research/publication/esc"]);
});

it("a compound without a page, and a verb with its pronoun, are interpreted", () => {
  expect(answerTo("Linguistenstelle")).toMatchObject({ leftOut: [], total: 1 });
  expect(answerTo("lavorarci").applied).toMatchObject([{ term: "job", word: "lavorarci" }]);
});

it("each word of a query is interpreted, with any ending", () => {
  expect(answerTo("Stellen für Linguisten")).toMatchObject({
    isFuzzy: false,
    leftOut: ["fur"],
    total: 1,
  });
});

it("stemming keeps an ending if the word would have no vowel without it", async () => {
  const pages = [
    pageWith({ path: "/a", text: "spring" }),
    pageWith({ path: "/b", text: "spread" }),
  ];
  const { results } = searchPages(await prepareSearch(fileOf(...pages)), "spring");
  expect(results.map(({ id }): unknown => id)).toEqual(["/a"]);
});

it("a question for a number is answered with the company's claim", () => {
  expect(answerTo("How many languages?").facts).toEqual([searchFile.facts[0]]);
  expect(answerTo("languages").facts).toEqual([]);
  expect(answerTo("Combien de langues ?").facts).toEqual([searchFile.facts[0]]);
});

it("a result doesn't mark the short words of a phrase", () => {
  const { line } = hitFor("a system must", "/research/publication/word-sense-linking");
  expect(marked(line)).toEqual(["system", "must"]);
});

it("a result marks words with accents that were typed without, composed or not", async () => {
  const path = "/research/author/pere-lluis-huguet-cabot";
  expect(marked(hitFor("lluis", path).title)).toEqual(["Lluís"]);
  const decomposed = documents.map((document) => ({
    ...document,
    title: document.title.normalize("NFD"),
  }));
  const other = await prepareSearch({ ...searchFile, documents: decomposed });
  expect(marked(hitFor("llui", path, other).title)).toEqual(["Lluís".normalize("NFD")]);
});

it("a result shows its detail below a matching title", () => {
  const { line } = hitFor("sense", "/research/publication/word-sense-linking");
  expect(whole(line)).toBe("Findings of ACL 2024, Pere Lluís Huguet Cabot and others");
});

it("a result shows a snippet, cut between words, if only the text matches", () => {
  const { line } = hitFor("sense", "/article/graph-rag");
  expect(whole(line)).toMatch(/^… .*Every name keeps its own sense here.* …$/);
  expect(whole(line).length).toBeLessThan(170);
  expect(marked(line)).toEqual(["sense"]);
});

it.each([
  ["ＮＡＭＥＤ", "named"],
  ["dis\u00adambi\u200bgua\ufefftion", "disambiguation"],
  ["ﬁnd", "find"],
  ["Ⅳ ２０２１", "iv 2021"],
  ["ＷｏｒｄＡｔｌａｓ", "wordatlas"],
  ["ﾒｶﾌﾞ", "メカブ"],
  ["m²", "m2"],
  ["㎏", "kg"],
])("a search normalises the letter forms of %s to %s", (typed, plain) => {
  expect(toPhrase(typed)).toBe(toPhrase(plain));
  expect(pathsFor(typed)).toEqual(pathsFor(plain));
});

it("a search marks matches in a text with other letter forms", async () => {
  const title = "A ﬁne dis\u00adambiguation of ﾒｶﾌﾞ、ＮＡＭＥＤ things…";
  const [first] = documents;
  if (!first) throw new Error("No document");
  const of = await prepareSearch({ ...searchFile, documents: [{ ...first, title }] });
  const find = (query: string) => hitFor(query, first.path, of).title;
  expect(marked(find("fine"))).toEqual(["ﬁne"]);
  expect(marked(find("disambiguation"))).toEqual(["dis\u00adambiguation"]);
  expect(marked(find("named"))).toEqual(["ＮＡＭＥＤ"]);
  expect(marked(find("things"))).toEqual(["things"]);
  expect(whole(find("things"))).toBe(title);
});

it("a key press runs few synonym patterns and doesn't search known words again", async () => {
  const terms = Array.from({ length: 1000 }, (_, at) => ({
    term: "sense",
    synonyms: [`${at}th meaning`],
    translations: [],
  }));
  const large = await prepareSearch({ ...searchFile, terms: [...searchFile.terms, ...terms] });
  const runs = large.names.map(({ pattern }) => jest.spyOn(pattern, "exec"));
  searchPages(large, "word sense");
  expect(runs.filter(({ mock }) => mock.calls.length > 0).length).toBeLessThan(5);
  const search = jest.spyOn(large.miniSearch, "search");
  searchPages(large, "word sense dis");
  expect(search).toHaveBeenCalledTimes(1);
});

it("a word of thousands of letters doesn't block the page", () => {
  for (const word of ["x".repeat(3000), `${"wortschatz".repeat(300)} sense`]) {
    const started = performance.now();
    searchPages({ ...index, termCache: new Map() }, word);
    expect(performance.now() - started).toBeLessThan(1000);
  }
});

it("a snippet of a text without spaces shows the match", () => {
  const text = `${"a".repeat(40)}/${"b".repeat(200)}/sense/${"c".repeat(300)}`;
  const snippet = getSnippet(text, new Set(["sense"]));
  expect(snippet.filter(({ isMatch }) => isMatch)).toEqual([{ text: "sense", isMatch: true }]);
});

const file = {
  ...fileOf(
    pageWith({ path: "/product/wordatlas", kind: "products", title: "WordAtlas" }),
    pageWith({ path: "/product/vera", kind: "products", title: "Vera" }),
    pageWith({
      path: "/article/wordatlas-api-available",
      kind: "news",
      title: "The WordAtlas API is available",
    }),
    pageWith({ path: "/about-us", kind: "pages", title: "About us" }),
    pageWith({ path: "/contacts", kind: "pages", title: "Contacts" }),
    pageWith({ path: "/job/nlp-engineer", kind: "jobs", title: "NLP Engineer" }),
    pageWith({ path: "/research", kind: "pages", title: "Research", text: "No such page." }),
  ),
  kinds: {
    products: { label: "Products", icon: "", keywords: "product" },
    jobs: { label: "Jobs", icon: "", keywords: "job" },
  },
};
const nearest = async (path: string) =>
  findNearestPages(await prepareSearch(file), path).map((page) => page.path);

it.each([
  ["/product/wordatlass", "/product/wordatlas"],
  ["/products/Vera", "/product/vera"],
  ["/product/vira", "/product/vera"],
  ["/contact", "/contacts"],
  ["/about", "/about-us"],
  ["/jobs/nlp-enginer", "/job/nlp-engineer"],
  ["/vera?utm=1#top", "/product/vera"],
  ["/reserach/", "/research"],
  ["/wordatlas%20api", "/article/wordatlas-api-available"],
  ["/product/vera%", "/product/vera"],
])("the pages suggested for the mistyped path %s start with %s", async (path, expected) => {
  expect((await nearest(path))[0]).toBe(expected);
});

it("a path that ends after a letter or two isn't completed", async () => {
  expect((await nearest("/article/w"))[0]).not.toBe("/article/wordatlas-api-available");
});

it("the pages suggested for a mistyped path are the section's if only that matches", async () => {
  expect(await nearest("/job/xyz")).toEqual(["/job/nlp-engineer"]);
  expect(await nearest("/products")).toEqual(["/product/wordatlas", "/product/vera"]);
  expect(await nearest("/qwertz")).toEqual([]);
  expect(await nearest("/no-such-page")).toEqual([]);
});
