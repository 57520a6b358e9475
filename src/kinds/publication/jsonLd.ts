import type { ScholarlyArticle, WithContext } from "schema-dts";
import { blockCopy } from "../../copy/blockCopy";
import { doiAddress } from "../../lib/citation/doiAddress";
import { absoluteUrl } from "../../seo/headTags";
import type { SiteIdentity } from "../../seo/structuredData/publisher";

/** The facts of a paper that search engines and Google Scholar read; null where the record has none. */
export interface PaperFacts {
  /** Our page about the paper. */
  path: string;
  title: string;
  /** Our summary in plain words; never the paper's own abstract. */
  summary: string;
  url: string;
  doi: string | null;
  /** First name first, as printed, in the paper's order. */
  authors: readonly string[];
  booktitle: string;
  journal: { name: string; volume: string; issue: string | null } | null;
  year: number;
  /** 1 to 12. */
  month: number;
  publisher: string;
  /** A range with an en dash. */
  pages: string | null;
  award: string | null;
  topics: readonly string[];
}

/** First and last page of a range written with an en dash; one page is both. */
export function pageRange(pages: string): { first: string; last: string } {
  const [first = pages, last = first] = pages.split(/[–-]/).map((page) => page.trim());
  return { first, last };
}

/** A paper's month as `2024-08`. */
const paperMonth = ({ year, month }: Pick<PaperFacts, "year" | "month">) =>
  `${String(year)}-${String(month).padStart(2, "0")}`;

const getPart = ({ journal, booktitle }: PaperFacts) =>
  journal === null
    ? ({ "@type": "Book", name: booktitle } as const)
    : ({
        "@type": "PublicationIssue",
        ...(journal.issue === null ? {} : { issueNumber: journal.issue }),
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
  const doiUrl = paper.doi === null ? null : doiAddress(paper.doi);
  return {
    "@context": "https://schema.org",
    "@type": "ScholarlyArticle",
    "@id": `${absoluteUrl(site.url, paper.path)}#paper`,
    headline: paper.title,
    name: paper.title,
    description: blockCopy.summary(paper.summary),
    author: paper.authors.map((name) => ({ "@type": "Person", name })),
    datePublished: paperMonth(paper),
    publisher: { "@type": "Organization", name: paper.publisher },
    isPartOf: getPart(paper),
    mainEntityOfPage: absoluteUrl(site.url, paper.path),
    url: paper.url,
    ...(doiUrl === null
      ? {}
      : {
          sameAs: doiUrl,
          identifier: { "@type": "PropertyValue", propertyID: "DOI", value: paper.doi ?? "" },
        }),
    ...(paper.pages === null
      ? {}
      : { pageStart: pageRange(paper.pages).first, pageEnd: pageRange(paper.pages).last }),
    ...(paper.award === null ? {} : { award: paper.award }),
    ...(paper.topics.length === 0 ? {} : { keywords: paper.topics.join(", ") }),
  };
};
