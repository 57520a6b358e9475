import { buildSearchIndex, type SearchRows } from "../../../../src/lib/search/buildSearchIndex";
import type { SearchDocument } from "../../../../src/lib/search/searchDocument";

const navigli = { name: "Roberto Navìgli", slug: null };
const paper = (prettyURL: string, title: string, abstract: string) => ({
  prettyURL,
  title,
  authors: [navigli],
  venue: "ACL 2021",
  topics: ["Word Sense Disambiguation"],
  abstract,
});

/** Records of every kind, few and short. */
export const searchRows: SearchRows = {
  solutions: [
    {
      id: "text-analytics",
      title: "Text analytics",
      senseNumber: 2,
      text: "From raw text to entities and senses.",
      parts: [
        { anchor: "ner", title: "Named entity recognition", text: "People, places and dates." },
        {
          anchor: "word-sense-disambiguation",
          title: "Word sense disambiguation",
          text: "The sentence decides what bank means.",
        },
      ],
    },
  ],
  products: [
    {
      id: "comprehendo",
      title: "Comprehendo",
      summary: "Word sense disambiguation and entity linking.",
      text: "It reads the whole sentence.",
    },
    {
      id: "wordatlas",
      title: "WordAtlas",
      summary: "The multilingual knowledge graph.",
      text: "More than 22 million concepts, from Rome to Łódź, and cafés in between.",
    },
  ],
  papers: [
    {
      prettyURL: "word-sense-linking",
      title: "Word Sense Linking: Disambiguating Outside the Sandbox",
      authors: [
        { name: "Pere Lluís Huguet Cabot", slug: "pere-lluis-huguet-cabot" },
        navigli,
        { name: "Edoardo Barba", slug: null },
      ],
      venue: "Findings of ACL 2024",
      topics: ["Word Sense Disambiguation"],
      abstract: "A system must find the words worth disambiguating in raw text.",
    },
    paper("xl-wic", "XL-WiC: a benchmark for contextualization", "Fifteen languages are compared."),
    paper("esc", "Redesigning WSD with extractive sense comprehension", "A span is extracted."),
    paper("consec", "Continuous sense comprehension", "Earlier senses inform later ones."),
  ],
  people: [
    {
      slug: "pere-lluis-huguet-cabot",
      name: "Pere-Lluís Huguet Cabot",
      spellings: ["Pere-Lluís Huguet Cabot", "Pere Lluís Huguet Cabot"],
    },
  ],
  articles: [
    {
      slug: "graph-rag",
      title: "Graph RAG",
      text: `${"Answers are found in documents. ".repeat(10)}Every name keeps its own sense here. ${"And so on it goes. ".repeat(10)}`,
    },
  ],
  jobs: [
    {
      prettyURL: "linguistic-annotator",
      title: "Linguistic Annotator",
      place: "Remote, in Italy",
      text: "You decide what a word means.",
    },
    { prettyURL: "closed", title: "Closed sense", place: "Rome", text: "Filled." },
  ],
  pages: [
    { path: "/", title: "Meaning, in every language", detail: "Where it begins.", text: "" },
    { path: "/newsletter/unsubscribe/confirm", title: "Confirm sense", detail: "", text: "" },
  ],
  unlisted: new Set([
    "/newsletter/unsubscribe/confirm",
    "/job/closed",
    "/research/author/edoardo-barba",
  ]),
};

const indexWords = {
  authors: ([first = "", ...others]: readonly string[]) =>
    others.length > 0 ? `${first} and others` : first,
  author: (count: number) => `Author of ${String(count)}`,
};

export const documents: SearchDocument[] = buildSearchIndex(searchRows, indexWords);
