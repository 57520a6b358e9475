import { builtPages } from "../support/builtSite";

const pages = [...builtPages().keys()].sort();
const below = (prefix: string) =>
  pages.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));

const JOBS = [
  "linguistic-annotator",
  "nlp-and-llm-engineer",
  "nlp-engineer",
  "sales-manager",
  "software-engineer",
];

test.each([
  "/",
  "/research",
  "/about-us",
  "/contacts",
  "/article/list",
  "/newsletter/unsubscribe",
  "/terms-and-privacy",
  "/cookies",
  "/try",
  "/not-found",
])("the pages include %s (RT-01, RT-13 to RT-16, RT-20, RT-22, GEN-07)", (path) => {
  expect(pages).toContain(path);
});

test("the solutions are exactly the four specified ones (RT-02, GEN-02)", () => {
  expect(below("/solution/")).toEqual([
    "knowledge-graphs",
    "llm",
    "semantic-search",
    "text-analytics",
  ]);
});

test("the case studies are exactly the four specified ones (RT-08 to RT-11, GEN-04)", () => {
  expect(below("/case-study/")).toEqual([
    "emotionary/tracking-sentiment-and-emotions-for-brand-strategies",
    "lextag/revolutionizing-news-article-annotation",
    "synthetico/revolutionizing-content-management-transform-newsrooms-with-synthetico",
    "tradeinterpret/multilingual-semantic-analyzer-of-trademarks",
  ]);
});

test("the pages include the specified articles (SLUG-01 to SLUG-06, AMB-33)", () => {
  expect(below("/article/")).toEqual(
    expect.arrayContaining([
      "acl-2024",
      "business-sentiment-analysis-empowerment",
      "discover-synthetico-maker-faire-2023",
      "emotional-analysis-beyond-sentiment",
      "fact-checking-demo-at-the-maker-fair",
      "general-chair-appointment",
      "knowledge-graph-partnership-with-universities",
      "graph-rag-smarter-ai-retrieval-through-knowledge-graphs",
      "lextag-free-trial",
      "minerva-7b-llm-release",
      "new-website-design",
      "nlp-pipeline-api-available",
      "opendiag-wordatlas-presentation",
      "outstanding-paper-award-acl-2023",
      "research-fellowship-on-word-meaning",
      "revolutionizing-news-article-annotation-with-lextag",
      "six-papers-accepted-acl-2023",
      "text-analytics-partnership-with-publishers",
      "tradeinterpret-multilingual-trademark-analyzer",
      "translation-partnership-for-gold-senses",
      "wordatlas-api-available",
      "wordatlas-knowledge-graph-release",
    ]),
  );
});

test("the jobs are the five specified ones, each with its application form (RT-21)", () => {
  expect(below("/job/")).toEqual(JOBS.flatMap((id) => [id, `${id}/apply`]));
});
