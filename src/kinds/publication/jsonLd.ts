import type { ScholarlyArticle, WithContext } from "schema-dts";
import type { CitedPaper } from "../../lib/citation/citedPaper";
import { doiAddress } from "../../lib/citation/doiAddress";
import { isoMonth } from "../../lib/text";
import { absoluteUrl } from "../../seo/headTags";
import type { SiteIdentity } from "../../seo/structuredData/publisher";

/** The facts of a paper that search engines and Google Scholar read; null where the record has none. */
export interface PaperFacts extends CitedPaper {
  /** Our page about the paper. */
  path: string;
  /** Our summary in plain words; never the paper's own abstract. */
  summary: string;
  award: string | null;
  topics: readonly string[];
}

/** First and last page of a range written with an en dash; one page is both. */
export function pageRange(pages: string): { first: string; last: string } {
  const [first = pages, last = first] = pages.split("–");
  return { first, last };
}

const getPart = ({ journal, booktitle }: PaperFacts) =>
  journal === null
    ? ({ "@type": "Book", name: booktitle } as const)
    : ({
        "@type": "PublicationIssue",
        ...(journal.issue !== null && { issueNumber: journal.issue }),
        isPartOf: {
          "@type": "PublicationVolume",
          volumeNumber: journal.volume,
          isPartOf: { "@type": "Periodical", name: journal.name },
        },
      } as const);

/** A paper of the catalogue. It is its authors' work: publisher and address are the paper's own. */
export const scholarlyArticle = (
  site: SiteIdentity,
  paper: PaperFacts,
): WithContext<ScholarlyArticle> => {
  const { doi, pages, award, topics } = paper;
  const page = absoluteUrl(site.url, paper.path);
  return {
    "@context": "https://schema.org",
    "@type": "ScholarlyArticle",
    "@id": `${page}#paper`,
    headline: paper.title,
    name: paper.title,
    description: paper.summary,
    author: paper.authors.map((name) => ({ "@type": "Person", name })),
    datePublished: isoMonth(paper.year, paper.month),
    publisher: { "@type": "Organization", name: paper.publisher },
    isPartOf: getPart(paper),
    mainEntityOfPage: page,
    url: paper.url,
    ...(doi !== null && {
      sameAs: doiAddress(doi),
      identifier: { "@type": "PropertyValue", propertyID: "DOI", value: doi },
    }),
    ...(pages !== null && { pageStart: pageRange(pages).first, pageEnd: pageRange(pages).last }),
    ...(award !== null && { award }),
    ...(topics.length > 0 && { keywords: topics.join(", ") }),
  };
};
