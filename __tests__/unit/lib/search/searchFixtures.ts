import type { SearchDocument, SearchFile } from "../../../../src/lib/search/searchPages";

const page = (
  kind: string,
  path: string,
  title: string,
  detail: string,
  text: string,
): SearchDocument => ({ kind, path, title, detail, text });
const paper = (id: string, title: string, abstract: string) =>
  page(
    "papers",
    `/research/publication/${id}`,
    title,
    "ACL 2021, Roberto Navìgli",
    `${abstract} · Roberto Navìgli · Word Sense Disambiguation`,
  );

export const documents: readonly SearchDocument[] = [
  page(
    "solutions",
    "/solution/text-analytics",
    "Text analytics",
    "",
    "From raw text to entities and senses.",
  ),
  page(
    "solutions",
    "/solution/text-analytics#ner",
    "Named entity recognition",
    "Text analytics, 2a",
    "People, places and dates.",
  ),
  page(
    "solutions",
    "/solution/text-analytics#word-sense-disambiguation",
    "Word sense disambiguation",
    "Text analytics, 2b",
    "The sentence decides what bank means.",
  ),
  page(
    "products",
    "/product/comprehendo",
    "Comprehendo",
    "Word sense disambiguation and entity linking.",
    "It reads the whole sentence.",
  ),
  page(
    "products",
    "/product/wordatlas",
    "WordAtlas",
    "The multilingual knowledge graph.",
    "More than 22 million concepts, from Rome to Łódź, and cafés in between.",
  ),
  page(
    "papers",
    "/research/publication/word-sense-linking",
    "Word Sense Linking: Disambiguating Outside the Sandbox",
    "Findings of ACL 2024, Pere Lluís Huguet Cabot and others",
    "A system must find the words worth disambiguating in raw text. · Pere Lluís Huguet Cabot, Roberto Navìgli, Edoardo Barba · Word Sense Disambiguation",
  ),
  paper("xl-wic", "XL-WiC: a benchmark for contextualization", "Fifteen languages are compared."),
  paper("esc", "Redesigning WSD with extractive sense comprehension", "A span is extracted."),
  paper("consec", "Continuous sense comprehension", "Earlier senses inform later ones."),
  page(
    "news",
    "/article/graph-rag",
    "Graph RAG",
    "",
    `${"Answers are found in documents. ".repeat(10)}Every name keeps its own sense here. ${"And so on it goes. ".repeat(10).trim()}`,
  ),
  page(
    "jobs",
    "/job/linguistic-annotator",
    "Linguistic Annotator",
    "Remote, in Italy",
    "You decide what a word means.",
  ),
  page("pages", "/", "Meaning, in every language", "Where it begins.", ""),
  page("people", "/research/author/roberto-navigli", "Roberto Navìgli", "Author of 4", ""),
  page(
    "people",
    "/research/author/pere-lluis-huguet-cabot",
    "Pere-Lluís Huguet Cabot",
    "Author of 1",
    "Pere-Lluís Huguet Cabot, Pere Lluís Huguet Cabot",
  ),
];

const foreign = (term: string, language: string, word: string) => ({
  term,
  synonyms: [],
  translations: [{ language, words: [word] }],
});

export const pageWith = (changes: Partial<SearchDocument>): SearchDocument => ({
  kind: "papers",
  path: "/a",
  title: "",
  detail: "",
  text: "",
  ...changes,
});

const groups: SearchFile["kinds"] = {
  solutions: { label: "Solutions", icon: "", isMeantFirst: true },
  products: { label: "Products", icon: "", isMeantFirst: true },
  papers: { label: "Papers", icon: "", listPath: "/research?search=" },
  people: { label: "People", icon: "", isMeantFirst: true },
  news: { label: "News items", icon: "" },
  jobs: { label: "Jobs", icon: "" },
  pages: { label: "Pages", icon: "" },
};

export const fileOf = (...pages: readonly SearchDocument[]): SearchFile => ({
  documents: pages,
  ignored: [],
  kinds: groups,
  terms: [foreign("senses", "German", "Sinne")],
  facts: [],
});

export const searchFile: SearchFile = {
  documents,
  ignored: ["the", "a", "of", "in", "how", "many"],
  kinds: { ...groups, jobs: { label: "Jobs", icon: "", keywords: "job position vacancy" } },
  terms: [
    { term: "word sense disambiguation", synonyms: ["WSD"], translations: [] },
    {
      term: "named entity recognition",
      synonyms: [],
      translations: [
        { language: "Japanese", words: ["固有表現抽出"] },
        { language: "French", words: ["reconnaissance d'entités nommées"] },
      ],
    },
    foreign("concepts", "Latin", "comprehendo"),
    foreign("job", "German", "Stelle"),
    foreign("job", "Italian", "lavorare"),
    foreign("linguistic", "German", "Linguist"),
    foreign("how many", "French", "combien"),
    foreign("languages", "French", "langue"),
  ],
  facts: [
    { says: "600 languages", about: "with words in WordAtlas", path: "/product/wordatlas" },
    { says: "41 domain tags", about: "in WordAtlas", path: "/product/wordatlas" },
  ],
};
