import { CITATION_FILES } from "../../src/lib/citation/citationFormats";
import type { CitedPaper } from "../../src/lib/citation/citedPaper";
import { toCitations } from "../../src/lib/citation/toCitations";
import { toCitedPaper } from "../../src/lib/citation/toCitedPaper";
import { normalizeForSearch } from "../../src/lib/text";
import {
  abstractIndexPath,
  catalogueCitationPath,
  CITATION_FILE_TYPES,
  citedPapersPath,
  paperCitationPath,
} from "../../src/routes/researchFiles";
import type { Output } from "./output";

/** The citation files of every paper and of all, and what the explorer fetches when asked. */
export const researchFiles: Output = async (graphql) => {
  const { allPublication } = await graphql<Queries.ResearchFilesQuery>(`
    query ResearchFiles {
      allPublication(
        sort: [{ publicationYear: DESC }, { publicationMonth: DESC }, { paper: { title: ASC } }]
      ) {
        nodes {
          prettyURL
          entryType
          bibkey
          paper {
            title
            url
            doi
          }
          authors {
            name
          }
          booktitle
          journal {
            name
            volume
            issue
          }
          publicationYear
          publicationMonth
          address
          publisher
          pages
          citation {
            extra
          }
          full {
            abstractText
          }
        }
      }
    }
  `);
  const { nodes } = allPublication;
  const papers = nodes.map((node): [string, CitedPaper] => [node.prettyURL, toCitedPaper(node)]);
  const all = papers.map(([, paper]) => paper);
  const abstracts = nodes.map(({ prettyURL, full }) => [
    prettyURL,
    normalizeForSearch(full.abstractText),
  ]);
  return [
    ...CITATION_FILE_TYPES.flatMap((type) => {
      const { format } = CITATION_FILES[type];
      return [
        ...papers.map(([prettyURL, paper]) => ({
          path: paperCitationPath(prettyURL, type),
          content: toCitations([paper], format),
        })),
        { path: catalogueCitationPath(type), content: toCitations(all, format) },
      ];
    }),
    { path: citedPapersPath, content: JSON.stringify(Object.fromEntries(papers)) },
    { path: abstractIndexPath, content: JSON.stringify(Object.fromEntries(abstracts)) },
  ];
};
