import type { CreatePagesArgs } from "gatsby";
import { CITATION_FILES } from "../lib/citation/citationFormats";
import type { CitedPaper } from "../lib/citation/citedPaper";
import { toCitations } from "../lib/citation/toCitations";
import { toCitedPaper } from "../lib/citation/toCitedPaper";
import { fold } from "../lib/text";
import {
  abstractIndexPath,
  catalogueCitationPath,
  CITATION_FILE_TYPES,
  citedPapersPath,
  paperCitationPath,
} from "../routes/researchFiles";
import { writePublicFile } from "./writePublicFile";

/** Writes the citation files of every paper and of all, and what the explorer fetches when asked. */
export async function writeResearchFiles(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const { data } = await graphql<Queries.ResearchFilesQuery>(`
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
  if (!data) throw new Error("The papers could not be queried for the citation files.");
  const { nodes } = data.allPublication;
  const papers = nodes.map((node): [string, CitedPaper] => [node.prettyURL, toCitedPaper(node)]);
  for (const type of CITATION_FILE_TYPES) {
    const { format } = CITATION_FILES[type];
    for (const [prettyURL, paper] of papers) {
      writePublicFile(paperCitationPath(prettyURL, type), toCitations([paper], format));
    }
    const all = papers.map(([, paper]) => paper);
    writePublicFile(catalogueCitationPath(type), toCitations(all, format));
  }
  writePublicFile(citedPapersPath, JSON.stringify(Object.fromEntries(papers)));
  writePublicFile(
    abstractIndexPath,
    JSON.stringify(
      Object.fromEntries(nodes.map(({ prettyURL, full }) => [prettyURL, fold(full.abstractText)])),
    ),
  );
}
