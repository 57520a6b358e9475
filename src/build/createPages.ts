import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { authorSlug } from "../lib/authorSlug";
import { topicsOf } from "../lib/research/topic";
import { type PageRows, pagesOf, type TemplateName } from "./pages";
import { makeSocialCards } from "./socialCards";
import { writeMenus } from "./writeMenus";
import { writeNewsCards } from "./writeNewsList";

const templateFile = (template: TemplateName) =>
  path.resolve("src", "templates", `${template}.tsx`);

interface Answer {
  data?: Queries.CreatePagesQuery;
  errors?: Error[];
}

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
    topics: topicsOf(publication.categories),
  })),
  jobs: data.jobs.nodes,
  metadata: data.metadata.nodes,
});

/** Asks for the keys of all records and makes their pages; stops the build on any query error. */
export async function createPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const answer: Answer = await graphql<Queries.CreatePagesQuery>(`
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
  const { data } = answer;
  const errors: unknown = answer.errors;
  if (errors !== undefined || !data) {
    const reasons = Array.isArray(errors) ? errors.map(String) : [];
    reporter.panicOnBuild(
      ["The records could not be queried, so no pages were made.", ...reasons].join("\n"),
    );
    return;
  }
  const rows = toPageRows(data);
  // A build writes them last of all; `gatsby develop` has no such moment and comes here on every change.
  if (process.env.NODE_ENV === "development") {
    await writeMenus(graphql);
    await writeNewsCards(graphql);
  }
  const pictures = await makeSocialCards({ graphql, reporter });
  for (const { path: pagePath, template, context } of pagesOf(rows)) {
    actions.createPage({
      path: pagePath,
      component: templateFile(template),
      context: { ...context, socialPicture: pictures.get(pagePath) },
    });
  }
}
