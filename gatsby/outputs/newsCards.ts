import { newsCardsPath } from "../../src/routes/paths";
import type { Output } from "./output";

/**
 * The cards of all articles, as the fragment NewsCard of the views has them: the page of the list
 * carries those of its first page only.
 */
export const newsCards: Output = async (graphql) => {
  const { allArticle } = await graphql<Queries.NewsCardsQuery>(`
    query NewsCards {
      allArticle(sort: [{ datePublished: DESC }, { jsonId: ASC }]) {
        nodes {
          jsonId
          type
          datePublished
          preview {
            title
            contentHtml: content
            imageURL {
              childImageSharp {
                gatsbyImageData(layout: FULL_WIDTH, breakpoints: [320, 640, 960])
              }
            }
            imageAlt
            focalPoint {
              x
              y
            }
            action {
              text
              url
              fragment
            }
          }
        }
      }
    }
  `);
  // The reader takes what is written for the fragment: a field of it that is not asked for is told here.
  const nodes: readonly Queries.NewsCardFragment[] = allArticle.nodes;
  return [{ path: newsCardsPath, content: JSON.stringify(nodes) }];
};
