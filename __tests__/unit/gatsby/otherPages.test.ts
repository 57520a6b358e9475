import { otherPages } from "../../../gatsby/outputs/searchRows";

const none = { nodes: [] };
const study = {
  url: "/case-study/press-monitoring",
  preview: { title: "Reading the press in nine languages" },
  opening: "<p>A newsroom reads.</p>",
  task: null,
  sections: [{ title: "The problem", description: "<p>Too many pages.</p>" }],
};
const records: Queries.SearchIndexQuery = {
  metadata: none,
  solutions: none,
  products: none,
  articles: none,
  publications: none,
  people: none,
  jobs: none,
  caseStudies: { nodes: [study] },
  legalPages: none,
  about: null,
};
const described = {
  path: study.url,
  variant: null,
  basic: { title: "Press monitoring", tags: [] },
};

test("a case study is found by its own title where no metadata describes its page", () => {
  expect(otherPages(records)).toEqual([
    {
      path: study.url,
      title: study.preview.title,
      detail: "Case study",
      text: "A newsroom reads. The problem. Too many pages.",
    },
  ]);
});

test("a case study that tells its task only is found by the task (AMB-26)", () => {
  const told = { ...study, opening: null, task: "<p>To file it once.</p>", sections: [] };
  const [page] = otherPages({ ...records, caseStudies: { nodes: [told] } });
  expect(page?.text).toBe("To file it once.");
});

test("a case study that metadata describe is found once, by their title", () => {
  expect(
    otherPages({ ...records, metadata: { nodes: [described] } }).map(({ title }) => title),
  ).toEqual(["Press monitoring"]);
});

test("an author's page that metadata describe is not listed beside the author", () => {
  const nodes = [{ ...described, path: "/research/author/ada-lovelace" }, described];
  expect(otherPages({ ...records, metadata: { nodes } }).map(({ path }) => path)).toEqual([
    study.url,
  ]);
});

test("a title in plain text keeps its signs, and its own mark at the end", () => {
  const section = { title: "Where p<q fails & why?", description: "<p>As p &lt; q.</p>" };
  const [page] = otherPages({
    ...records,
    caseStudies: { nodes: [{ ...study, sections: [section] }] },
  });
  expect(page?.text).toBe("A newsroom reads. Where p<q fails & why? As p < q.");
});
