import { pageKindCopy } from "../../src/copy/pageKindCopy";
import { pageIndexPath } from "../../src/lib/loadPageIndex";
import type { PageLink } from "../../src/lib/nearestPaths";
import {
  applyPath,
  articlePath,
  isCaseStudyPath,
  jobPath,
  productPath,
  publicationPath,
  solutionPath,
} from "../../src/routes/paths";
import { saysNoindex } from "../saysNoindex";
import type { Output } from "./output";

/** The list of all pages by which not-found suggests the nearest ones; fetched only there. */
export const pageIndex: Output = async (graphql) => {
  const data = await graphql<Queries.PageIndexQuery>(`
    query PageIndex {
      metadata: allPageMetadata(filter: { variant: { eq: null } }, sort: { path: ASC }) {
        nodes {
          path
          basic {
            title
            tags {
              name
              content
            }
          }
        }
      }
      solutions: allSolution(sort: { jsonId: ASC }) {
        nodes {
          jsonId
          title
        }
      }
      products: allProduct(sort: { jsonId: ASC }) {
        nodes {
          jsonId
          title
        }
      }
      articles: allArticle(sort: { jsonId: ASC }) {
        nodes {
          jsonId
          preview {
            title
          }
        }
      }
      publications: allPublication(sort: { prettyURL: ASC }) {
        nodes {
          prettyURL
          paper {
            title
          }
        }
      }
      jobs: allJob(filter: { active: { eq: true } }, sort: { prettyURL: ASC }) {
        nodes {
          prettyURL
          title
        }
      }
    }
  `);
  return [{ path: pageIndexPath, content: JSON.stringify(toPageIndex(data)) }];
};

/** The pages that may be suggested: none that says noindex, and of the positions the open ones alone. */
export function toPageIndex(found: Queries.PageIndexQuery): PageLink[] {
  const records: PageLink[] = [
    ...found.solutions.nodes.map(({ jsonId, title }) => ({
      path: solutionPath(jsonId),
      title,
      kind: pageKindCopy.solution,
    })),
    ...found.products.nodes.map(({ jsonId, title }) => ({
      path: productPath(jsonId),
      title,
      kind: pageKindCopy.product,
    })),
    ...found.publications.nodes.map(({ prettyURL, paper }) => ({
      path: publicationPath(prettyURL),
      title: paper.title,
      kind: pageKindCopy.paper,
    })),
    ...found.articles.nodes.map(({ jsonId, preview }) => ({
      path: articlePath(jsonId),
      title: preview.title,
      kind: pageKindCopy.article,
    })),
    ...found.jobs.nodes.map(({ prettyURL, title }) => ({
      path: jobPath(prettyURL),
      title,
      kind: pageKindCopy.job,
    })),
  ];
  const known = new Set(records.map((page) => page.path));
  const applications = new Set(found.jobs.nodes.map(({ prettyURL }) => applyPath(prettyURL)));
  const getKind = (path: string) => {
    if (applications.has(path)) return pageKindCopy.application;
    return isCaseStudyPath(path) ? pageKindCopy.caseStudy : pageKindCopy.page;
  };
  const others = found.metadata.nodes
    .filter(
      ({ path, basic }) =>
        !known.has(path) &&
        // Pages of closed positions say noindex by their template, not in their metadata.
        (applications.has(path) || !path.startsWith(jobPath(""))) &&
        !saysNoindex(basic.tags),
    )
    .map(({ path, basic }) => ({ path, title: basic.title, kind: getKind(path) }));
  return [...records, ...others];
}
