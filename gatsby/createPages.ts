import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { authorSlug } from "../src/lib/authorSlug";
import { getMessage } from "../src/lib/errorParts";
import { getTopics } from "../src/lib/research/topic";
import { askRecords } from "./askRecords";
import type { Ask } from "./outputs/output";
import { type PageInput, type PageRows, getPages } from "./pages";
import { contentReader } from "./preview/contentReader";
import { makeSocialCards } from "./cards/socialCards";
import { writeOutputs } from "./outputs/writeOutputs";

const toPageRows = (data: Queries.CreatePagesQuery): PageRows => ({
  solutions: data.solutions.nodes,
  products: data.products.nodes,
  caseStudies: data.caseStudies.nodes,
  articles: data.articles.nodes,
  publications: data.publications.nodes.map((publication) => ({
    prettyURL: publication.prettyURL,
    title: publication.paper.title,
    year: publication.publicationYear,
    authors: publication.authors.flatMap(({ name, person }) => authorSlug(name, person) ?? []),
    topics: getTopics(publication.categories),
  })),
  jobs: data.jobs.nodes,
  metadata: data.metadata.nodes,
});

/** Asks for the keys of all records. */
async function askForPages(graphql: Ask): Promise<PageInput[]> {
  const data = await graphql<Queries.CreatePagesQuery>(`
    query CreatePages {
      solutions: allSolution {
        nodes {
          jsonId
        }
      }
      products: allProduct {
        nodes {
          jsonId
        }
      }
      caseStudies: allCaseStudy {
        nodes {
          jsonId
          url
        }
      }
      articles: allArticle {
        nodes {
          jsonId
        }
      }
      publications: allPublication(
        sort: [{ publicationYear: DESC }, { publicationMonth: DESC }, { paper: { title: ASC } }]
      ) {
        nodes {
          prettyURL
          paper {
            title
          }
          publicationYear
          authors {
            name
            person
          }
          categories
        }
      }
      jobs: allJob {
        nodes {
          prettyURL
        }
      }
      metadata: allPageMetadata {
        nodes {
          path
        }
      }
    }
  `);
  return getPages(toPageRows(data));
}

/** Those of the last answer: in `develop` a record with an issue does not take away all others' pages. */
let pages: readonly PageInput[] = [];

/** Makes the pages of all records; in `develop`, which comes here after every change, also the files beside them. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  const { actions, reporter } = args;
  const ask = askRecords(args.graphql);
  const isDevelop = process.env.NODE_ENV === "development";
  const startMs = Date.now();
  try {
    pages = await askForPages(ask);
  } catch (error) {
    reporter.panicOnBuild(`The records could not be queried for their pages. ${getMessage(error)}`);
  }
  const pictures = isDevelop ? undefined : await makeSocialCards(ask, reporter);
  for (const { path: pagePath, component, context } of pages) {
    actions.createPage({
      path: pagePath,
      component: path.resolve("src", component),
      context: { ...context, socialPicture: pictures?.get(pagePath) },
    });
  }
  if (!isDevelop) return;
  await writeOutputs(args);
  contentReader.pagesMade(startMs);
}
