import { searchCopy } from "../../src/copy/searchCopy";
import { buildSearchIndex } from "../../src/lib/search/buildSearchIndex";
import { encodeSearchIndex } from "../../src/lib/search/searchDocument";
import { searchIndexPath } from "../../src/routes/paths";
import type { Output } from "./output";
import { searchRows } from "./searchRows";

/**
 * The index of the search; what the sitemap leaves out is left out here as well. Of equal
 * results the first row is listed first, so that every list whose order the index keeps has one.
 */
export const searchIndex: Output = async (graphql) => {
  const data = await graphql<Queries.SearchIndexQuery>(`
    query SearchIndex {
      metadata: allPageMetadata(sort: { path: ASC }) {
        nodes {
          path
          variant
          basic {
            title
            tags {
              name
              content
            }
          }
        }
      }
      solutions: allSolution(sort: { senseNumber: ASC }) {
        nodes {
          jsonId
          title
          senseNumber
          menu {
            description
          }
          main {
            header {
              subtitle
              description
            }
          }
          content {
            anchor
            title
            description
          }
          useCases {
            title
            description
          }
        }
      }
      products: allProduct(sort: { title: ASC }) {
        nodes {
          jsonId
          title
          shortDescription
          header {
            subtitle
            content
          }
          content {
            title
            description
          }
          modules {
            description
            modules {
              title
              description
            }
            useCases {
              title
              description
            }
          }
          useCases {
            title
            description
          }
          goldUseCases {
            title
            description
          }
        }
      }
      articles: allArticle(sort: [{ datePublished: DESC }, { jsonId: ASC }]) {
        nodes {
          jsonId
          lastUpdate
          preview {
            title
            contentText
          }
          full {
            shortContent
            content {
              html
            }
          }
        }
      }
      publications: allPublication(
        sort: [{ publicationYear: DESC }, { publicationMonth: DESC }, { paper: { title: ASC } }]
      ) {
        nodes {
          prettyURL
          conference
          categories
          paper {
            title
          }
          authors {
            name
            person
          }
          full {
            abstractText
            lastUpdate
          }
        }
      }
      people: allAuthor {
        nodes {
          jsonId
          name
          spellings
        }
      }
      jobs: allJob(sort: [{ datePosted: DESC }, { prettyURL: ASC }]) {
        nodes {
          prettyURL
          active
          datePosted
          title
          summary
          place
          description
          responsibilities
          requirements
        }
      }
      caseStudies: allCaseStudy(sort: { url: ASC }) {
        nodes {
          url
          preview {
            title
          }
          opening
          task
          sections {
            title
            description
          }
        }
      }
      legalPages: allLegalPage {
        nodes {
          jsonId
          revised
          sections {
            title
            description
          }
        }
      }
      about: aboutPage {
        header {
          description
        }
        why {
          description
        }
        how {
          items {
            title
            description
          }
        }
      }
    }
  `);
  const index = buildSearchIndex(searchRows(data), searchCopy);
  return [{ path: searchIndexPath, content: encodeSearchIndex(index) }];
};
