import type { ComparablePaper } from "../src/lib/relatedPapers";
import { relatedKeys } from "./relatedKeys";
import {
  applyPath,
  articlePath,
  authorPath,
  jobPath,
  newsPath,
  productPath,
  publicationPath,
  solutionPath,
} from "../src/routes/paths";

/** One page to be made: its address, its component (a file below `src`) and the key by which the component's query finds the record. */
export interface PageInput {
  path: string;
  component: string;
  context: {
    key: string;
    metadataPath: string;
    /** Of a paper's page: the papers related to it, closest first. */
    related?: readonly string[];
    /** Of an author's page: the author's papers, in the order of the rows. */
    papers?: readonly string[];
    /** Of an author's page: first and last year of all papers. */
    span?: { first: number; last: number };
  };
}

/** The rows from which pages are made: keys only, never whole records. */
export interface PageRows {
  solutions: readonly { jsonId: string }[];
  products: readonly { jsonId: string }[];
  caseStudies: readonly { jsonId: string; url: string }[];
  articles: readonly { jsonId: string }[];
  /** Authors by the slugs of their pages. */
  publications: readonly ComparablePaper[];
  jobs: readonly { prettyURL: string }[];
  metadata: readonly { path: string }[];
}

/**
 * Every generated page of the site. Articles without metadata of their own show the news list's
 * (SLUG-07); what any other page without metadata shows is decided where they are looked up (META-14).
 */
export function getPages(rows: PageRows): PageInput[] {
  const metadataPaths = new Set(rows.metadata.map(({ path }) => path));
  const page = (component: string, path: string, key: string, metadataPath = path): PageInput => ({
    path,
    component: `kinds/${component}.tsx`,
    context: { key, metadataPath },
  });
  const related = relatedKeys(rows.publications);
  const papersByAuthor = new Map<string, string[]>();
  for (const { authors, prettyURL } of rows.publications) {
    for (const slug of new Set(authors)) {
      const papers = papersByAuthor.get(slug);
      if (papers) papers.push(prettyURL);
      else papersByAuthor.set(slug, [prettyURL]);
    }
  }
  const years = rows.publications.map(({ year }) => year);
  const span = { first: Math.min(...years), last: Math.max(...years) };
  return [
    ...rows.solutions.map(({ jsonId }) => page("solution/page", solutionPath(jsonId), jsonId)),
    ...rows.products.map(({ jsonId }) => page("product/page", productPath(jsonId), jsonId)),
    ...rows.caseStudies.map(({ jsonId, url }) => page("case-study/page", url, jsonId)),
    ...rows.articles.map(({ jsonId }) => {
      const path = articlePath(jsonId);
      return page("article/page", path, jsonId, metadataPaths.has(path) ? path : newsPath);
    }),
    ...rows.publications.map(({ prettyURL }): PageInput => {
      const { context, ...input } = page("publication/page", publicationPath(prettyURL), prettyURL);
      return { ...input, context: { ...context, related: related.get(prettyURL) ?? [] } };
    }),
    ...[...papersByAuthor].map(([slug, papers]): PageInput => {
      const { context, ...input } = page("author/page", authorPath(slug), slug);
      return { ...input, context: { ...context, papers, span } };
    }),
    ...rows.jobs.map(({ prettyURL }) => page("job/page", jobPath(prettyURL), prettyURL)),
    ...rows.jobs.map(({ prettyURL }) => page("job/applyPage", applyPath(prettyURL), prettyURL)),
  ];
}
