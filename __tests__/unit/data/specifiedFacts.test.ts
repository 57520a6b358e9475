import { articleSchema } from "../../../src/kinds/article/schema";
import { caseStudySchema } from "../../../src/kinds/case-study/schema";
import { htmlToText } from "../../../src/kinds/html";
import { productSchema } from "../../../src/kinds/product/schema";
import { solutionSchema } from "../../../src/kinds/solution/schema";
import { assertDefined } from "../../../src/lib/errors";
import { getRecords } from "../../support/sourceFiles";

const products = getRecords("products", productSchema);
const texts = [
  ...products,
  ...getRecords("solutions", solutionSchema),
  ...getRecords("articles", articleSchema),
];
const product = (id: string) =>
  assertDefined(
    products.find((one) => one.id === id),
    id,
  );
const idsWhere = (test: (product: (typeof products)[number]) => boolean) =>
  products.filter(test).map(({ id }) => id);

/** Text without markup and without keywords, which only search engines read. */
const getWords = (id: string): string =>
  JSON.stringify(
    texts.filter((record) => record.id === id),
    (key, value: unknown) => (key === "keywords" ? undefined : value),
  )
    .replace(/<[^>]*>/g, "")
    .toLowerCase();

/** Claims of the specification by record; editors may word the sentences around them. */
const CLAIMS = `
PROD-07 comprehendo: word sense disambiguation, entity linking, multilingual, knowledge graph
PROD-08 emotionary: language abuse, emotion, six classes
PROD-09 extraggo: key concepts, entities, domains, score
PROD-10 lextag: annotation, semantic tagging, user management, task management, import, export
PROD-11 minerva: open, italian, english, large language model, free, chat
PROD-12 myknowledgegraph: enterprise, knowledge graph
PROD-13, CON-06 nlp-pipeline: modular, multilingual, language detector, 60 languages
PROD-14 semantic-paths: multilingual, semantic search, monitoring
PROD-15, CON-06 tradeinterpret: trademark, nice classes, 23 languages
PROD-16 vera: fact-checking, sources, neutral, controversial, explanation
PROD-17 wordatlas: multilingual, knowledge graph, 600 languages, 22 million concepts, 1.7 billion
PROD-17 wordatlas: 41 domain tags, rest, python, java, gold data, 2.5 million, translated senses
SOL-03 llm: agentic ai, retrieval-augmented generation, sql, graph, vector, hybrid, fine-tuning
SOL-03 llm: ai evaluation
SOL-04 llm: customer service, marketing and advertising, financial services, healthcare
SOL-05 text-analytics: named entity recognition, keyword extraction, relation extraction
SOL-05 text-analytics: entity linking, sentiment analysis, word sense disambiguation
SOL-06 text-analytics: marketing research, customer service, healthcare, news and publishing
SOL-06 text-analytics: e-commerce
SOL-07 knowledge-graphs: next-generation multilingual graph, rich semantic integration
SOL-07 knowledge-graphs: reputable source integration, custom enterprise graphs
SOL-08 knowledge-graphs: enterprise, healthcare, news, legal
SOL-09 semantic-search: advanced query understanding, semantic ranking, customizable search
SOL-10 semantic-search: e-commerce, healthcare, legal and compliance, education and research
CON-07 acl-2024: acl 2024, august
CON-07 general-chair-appointment: july, august 2025
CON-07 fact-checking-demo-at-the-maker-fair: october 2024
`;

it.each(CLAIMS.trim().split("\n"))("%s", (line) => {
  const [head = "", claims = ""] = line.split(": ");
  const words = getWords(head.split(" ").at(-1) ?? "");
  expect(claims.split(", ").filter((claim) => !words.includes(claim))).toEqual([]);
});

it("emotionary lists six classes of sentiment (PROD-08, CON-06, AMB-12)", () => {
  const classes = product("emotionary").exhibit?.items.map(({ label }) => label);
  expect(classes?.toSorted()).toEqual(
    ["very positive", "positive", "neutral", "mixed", "negative", "very negative"].toSorted(),
  );
});

it("vera lists four verdicts on a claim (PROD-16, CON-06)", () => {
  const { useCases } = product("vera").modules;
  const verdicts = useCases.map(({ title }) => title);
  expect(verdicts).toEqual(["True", "False", "Neutral", "Controversial"]);
});

it("products link to a demo, except two without one and minerva's chat (PROD-03 to PROD-05)", () => {
  const others = products
    .map(({ id, header: { action } }) => [id, action.text, action.disabled] as const)
    .filter(([, text]) => text !== "Try it out!");
  expect(others).toEqual([
    ["comprehendo", "Demo available soon", true],
    ["extraggo", "Demo available soon", true],
    ["minerva", "Try the online demo", false],
  ]);
});

it("all eleven products except minerva are in the menu, in order (GEN-03, RT-07, FOOT-05, TOP-06, ENT-04, ENT-05)", () => {
  expect(idsWhere(({ isReference }) => isReference)).toEqual(["minerva"]);
  const inMenu = products.toSorted((a, b) => (a.topbarIndex ?? -1) - (b.topbarIndex ?? -1));
  expect(inMenu.map(({ title, topbarIndex }) => `${topbarIndex} ${title}`)).toEqual([
    "-1 Minerva",
    "0 Vera",
    "1 WordAtlas",
    "2 Extraggo",
    "3 Comprehendo",
    "4 NLP Pipeline",
    "5 Emotionary",
    "6 Semantic Paths",
    "7 LexTag",
    "8 TraDeInterpret",
    "9 myKnowledgeGraph",
  ]);
});

it("two products have a video: lextag's of 58 s with autoplay, semantic-paths' of 79 s (PROD-18)", () => {
  const videos = products.flatMap(({ id, video }) =>
    video ? [[id, video.video.duration, video.video.options.autoPlay]] : [],
  );
  expect(videos).toEqual([
    ["lextag", 58, true],
    ["semantic-paths", 79, false],
  ]);
});

it("vera and wordatlas have a group of modules, and wordatlas has facts without icons (ENT-06, ENT-08)", () => {
  expect(idsWhere(({ modules }) => "title" in modules)).toEqual(["vera", "wordatlas"]);
  const { useCases, goldUseCases } = product("wordatlas");
  expect([useCases.length, goldUseCases.length]).not.toContain(0);
  expect([...useCases, ...goldUseCases].filter(({ icon }) => icon !== undefined)).toEqual([]);
});

it("case studies without sections have a task of 150 to 250 words (AMB-01, AMB-26)", () => {
  const taskLengths = getRecords("case-studies", caseStudySchema)
    .filter(({ sections }) => sections.length === 0)
    .map(({ task = "" }) => htmlToText(task).split(/\s+/).length);
  expect(taskLengths).not.toEqual([]);
  expect(taskLengths.filter((count) => count < 150 || count > 250)).toEqual([]);
});
