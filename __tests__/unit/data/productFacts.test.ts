import { articleSchema } from "../../../src/kinds/article/schema";
import { productSchema, toModules } from "../../../src/kinds/product/schema";
import { solutionSchema } from "../../../src/kinds/solution/schema";
import { assertDefined } from "../../../src/lib/assertDefined";
import { getRecords } from "../../support/records";

const byId = <Item extends { id: string }>(items: readonly Item[], id: string): Item =>
  assertDefined(
    items.find((item) => item.id === id),
    id,
  );

const products = getRecords("products", productSchema);
const solutions = getRecords("solutions", solutionSchema);
const articles = getRecords("articles", articleSchema);
const idsWhere = (test: (product: (typeof products)[number]) => boolean) =>
  products.filter(test).map(({ id }) => id);

/** The words of a record: keywords are for search engines alone, and markup says nothing. */
const getWords = (record: object): string =>
  JSON.stringify(record, (key, value: unknown) => (key === "keywords" ? undefined : value)).replace(
    /<[^>]*>/g,
    "",
  );
const unsaid = (record: object, facts: readonly RegExp[]) =>
  facts.filter((fact) => !fact.test(getWords(record)));

describe("the products", () => {
  it.each<[id: string, ids: string, facts: readonly RegExp[]]>([
    [
      "comprehendo",
      "PROD-07",
      [/word sense disambiguation and entity linking to a multilingual knowledge graph/i],
    ],
    ["emotionary", "PROD-08", [/language abuse/i, /\bemotion\b/i, /six classes/i]],
    ["extraggo", "PROD-09", [/key concepts, entities and domains/i, /importance score/i]],
    [
      "lextag",
      "PROD-10",
      [
        /annotation interface for semantic tagging/i,
        /user management/i,
        /task management/i,
        /import and export/i,
      ],
    ],
    [
      "minerva",
      "PROD-11",
      [/open italian.english large language model/i, /free online chat demo/i],
    ],
    ["myknowledgegraph", "PROD-12", [/builds enterprise knowledge graphs/i]],
    [
      "nlp-pipeline",
      "PROD-13",
      [/modular multilingual processing/i, /language detector covers 60 languages/i],
    ],
    ["semantic-paths", "PROD-14", [/multilingual semantic search,? and monitoring/i]],
    [
      "tradeinterpret",
      "PROD-15",
      [/trademark name analysis/i, /linked to nice classes/i, /semantic analysis in 23 languages/i],
    ],
    [
      "vera",
      "PROD-16",
      [
        /fact-checking assistant/i,
        /retrieves sources/i,
        /classifi(?:es a claim|ed) as true, false, neutral or controversial/i,
        /explanation/i,
      ],
    ],
    [
      "wordatlas",
      "PROD-17",
      [
        /multilingual knowledge graph/i,
        /600 languages/i,
        /more than 22 million concepts/i,
        /1\.7 billion semantic relations/i,
        /41 domain tags/i,
        /rest, python and java apis/i,
        /gold data/i,
        /more than 2\.5 million professionally translated senses/i,
      ],
    ],
  ])("say what %s is (%s)", (id, _ids, facts) => {
    expect(unsaid(byId(products, id), facts)).toEqual([]);
  });

  it("list six classes of sentiment (PROD-08, CON-06, AMB-12)", () => {
    const sections = byId(products, "emotionary").content.map(({ description }) => description);
    const classes = [...sections.join("").matchAll(/<li>(.*?)<\/li>/g)].map(([, name]) => name);
    expect(classes).toEqual([
      "very positive",
      "positive",
      "neutral",
      "mixed",
      "negative",
      "very negative",
    ]);
  });

  it("list four verdicts on a claim (PROD-16, CON-06)", () => {
    const { useCases } = toModules(byId(products, "vera").modules);
    expect(useCases.map(({ title }) => title)).toEqual([
      "True",
      "False",
      "Neutral",
      "Controversial",
    ]);
  });

  it("lead to a demo to try where there is one (PROD-03)", () => {
    const hasDemo = idsWhere(
      ({ header: { action } }) =>
        action.text === "Try it out!" && action.url.startsWith("{demo}/") && !action.disabled,
    );
    expect(hasDemo).toEqual([
      "emotionary",
      "lextag",
      "myknowledgegraph",
      "nlp-pipeline",
      "semantic-paths",
      "tradeinterpret",
      "vera",
      "wordatlas",
    ]);
  });

  it("are all in the menu but minerva (ENT-04, ENT-05)", () => {
    expect(idsWhere(({ isReference }) => isReference)).toEqual(["minerva"]);
    expect(idsWhere(({ topbarIndex }) => topbarIndex === -1)).toEqual(["minerva"]);
  });

  it("have a group of modules where they need one, and wordatlas has plain facts (ENT-06, ENT-08)", () => {
    expect(idsWhere(({ modules }) => !Array.isArray(modules))).toEqual(["vera", "wordatlas"]);
    const { useCases, goldUseCases } = byId(products, "wordatlas");
    expect([useCases.length, goldUseCases.length]).not.toContain(0);
    expect([...useCases, ...goldUseCases].filter(({ icon }) => icon !== undefined)).toEqual([]);
  });
});

describe("the solutions", () => {
  it.each<[id: string, ids: string, sections: readonly string[], useCases: readonly string[]]>([
    [
      "llm",
      "SOL-03, SOL-04",
      ["Agentic AI", "Retrieval-augmented generation", "Model fine-tuning", "AI evaluation"],
      ["Customer service", "Marketing and advertising", "Financial services", "Healthcare"],
    ],
    [
      "text-analytics",
      "SOL-05, SOL-06",
      [
        "Named entity recognition",
        "Keyword extraction",
        "Relation extraction",
        "Entity linking",
        "Sentiment analysis",
        "Word sense disambiguation",
      ],
      ["Marketing research", "Customer service", "Healthcare", "News and publishing", "E-commerce"],
    ],
    [
      "knowledge-graphs",
      "SOL-07, SOL-08",
      [
        "Next-generation multilingual graph",
        "Rich semantic integration",
        "Reputable source integration",
        "Custom enterprise graphs",
      ],
      ["Enterprise", "Healthcare", "News", "Legal"],
    ],
    [
      "semantic-search",
      "SOL-09, SOL-10",
      ["Advanced query understanding", "Semantic ranking", "Customizable search frameworks"],
      ["E-commerce", "Healthcare", "Legal and compliance", "Education and research"],
    ],
  ])("%s has its sections and its fields of use (%s)", (id, _ids, sections, fields) => {
    const { content, useCases } = byId(solutions, id);
    expect(content.map(({ title }) => title)).toEqual(expect.arrayContaining([...sections]));
    expect(useCases.map(({ title }) => title)).toEqual(expect.arrayContaining([...fields]));
  });

  it("retrieve over four kinds of store (SOL-03)", () => {
    const { content } = byId(solutions, "llm");
    const section = content.filter(({ anchor }) => anchor === "retrieval-augmented-generation");
    expect(unsaid(section, [/\bSQL\b/, /\bGraph\b/i, /\bVector\b/i, /\bHybrid\b/i])).toEqual([]);
  });
});

it.each([
  ["acl-2024", /ACL 2024[^.]* August/],
  ["general-chair-appointment", /July into August 2025/],
  ["fact-checking-demo-at-the-maker-fair", /October 2024/],
])("the article %s says when it was (CON-07)", (id, fact) => {
  expect(getWords(byId(articles, id))).toMatch(fact);
});
