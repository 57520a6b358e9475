import { toPageIndex } from "../../../../gatsby/outputs/pageIndex";

const none = { nodes: [] };
const page = (path: string, robots?: string) => ({
  path,
  basic: {
    title: `Title of ${path}`,
    tags: robots === undefined ? [] : [{ name: "robots", content: robots }],
  },
});
const records: Queries.PageIndexQuery = {
  metadata: {
    nodes: [
      page("/contacts"),
      page("/newsletter/unsubscribe", "noindex, follow"),
      page("/case-study/lextag/newsroom"),
      page("/job/nlp-engineer"),
      page("/job/nlp-engineer/apply"),
      page("/job/sales-manager"),
      page("/job/sales-manager/apply"),
    ],
  },
  solutions: none,
  products: none,
  articles: none,
  publications: none,
  jobs: { nodes: [{ prettyURL: "nlp-engineer", title: "NLP Engineer" }] },
};

it("suggests each page that may be listed once, by its kind, and no closed position", () => {
  expect(toPageIndex(records).map(({ path, kind }) => [path, kind])).toEqual([
    ["/job/nlp-engineer", "Job"],
    ["/contacts", "Page"],
    ["/case-study/lextag/newsroom", "Case study"],
    ["/job/nlp-engineer/apply", "Job application"],
  ]);
});
