import type { CreatePagesArgs } from "gatsby";
import { pageKindCopy } from "../config/copy/pageKindCopy";
import { pageIndexPath } from "../lib/loadPageIndex";
import type { PageLink } from "../lib/nearestPaths";
import { required } from "../lib/required";
import { articlePath, jobPath, productPath, publicationPath, solutionPath } from "../routes/paths";
import { writePublicFile } from "./writePublicFile";

/** Writes the list of all pages by which not-found suggests the nearest ones; fetched only there. */
export async function writePageIndex(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const { data } = await graphql<Queries.PageIndexQuery>(`
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
  const found = required(data, "The records for the page index");
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
  const fixed = found.metadata.nodes
    .filter(
      ({ basic }) =>
        !basic.tags.some(({ name, content }) => name === "robots" && content.includes("noindex")),
    )
    .filter((page) => !known.has(page.path))
    .map(({ path: pagePath, basic }) => ({
      path: pagePath,
      title: basic.title,
      kind: pageKindCopy.page,
    }));
  writePublicFile(pageIndexPath, JSON.stringify([...records, ...fixed]));
}
