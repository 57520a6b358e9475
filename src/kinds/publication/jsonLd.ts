import type { ScholarlyArticle, WithContext } from "schema-dts";
import { type CitedPaper, parsePageRange, toDoiUrl } from "../../lib/citation/citedPaper";
import { isoMonth } from "../../lib/text";
import { createMetaTag, type HeadTag, type SiteIdentity, toAbsoluteUrl } from "../../seo/headTags";

/** Facts about a paper for search engines and Google Scholar; null for missing facts. */
export interface PaperFacts extends CitedPaper {
  path: string;
  /** Our summary in plain text; never the paper's own abstract. */
  summary: string;
  award: string | null;
  topics: readonly string[];
}

const buildContainer = ({ journal, booktitle }: PaperFacts) =>
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

const getPages = ({ pages }: PaperFacts) => (pages === null ? null : parsePageRange(pages));

/** Returns a paper's JSON-LD, with the publisher and address of the paper itself. */
export const buildScholarlyArticle = (
  site: SiteIdentity,
  paper: PaperFacts,
): WithContext<ScholarlyArticle> => {
  const { doi, award, topics } = paper;
  const pages = getPages(paper);
  const page = toAbsoluteUrl(site.url, paper.path);
  return {
    "@context": "https://schema.org",
    "@type": "ScholarlyArticle",
    "@id": `${page}#paper`,
    headline: paper.title,
    name: paper.title,
    description: paper.summary,
    author: paper.authors.map((name) => ({
      "@type": paper.families.includes(name) ? "Organization" : "Person",
      name,
    })),
    datePublished: isoMonth(paper.year, paper.month),
    publisher: { "@type": "Organization", name: paper.publisher },
    isPartOf: buildContainer(paper),
    mainEntityOfPage: page,
    url: paper.url,
    ...(doi !== null && {
      sameAs: toDoiUrl(doi),
      identifier: { "@type": "PropertyValue", propertyID: "DOI", value: doi },
    }),
    ...(pages && { pageStart: pages.first, pageEnd: pages.last }),
    ...(award !== null && { award }),
    ...(topics.length > 0 && { keywords: topics.join(", ") }),
  };
};

/** Returns the meta tags for Google Scholar (scholar.google.com/intl/en/scholar/inclusion.html). */
export function getCitationTags(site: SiteIdentity, paper: PaperFacts): HeadTag[] {
  const pages = getPages(paper);
  const facts: readonly (readonly [name: string, content: string | null])[] = [
    ["citation_title", paper.title],
    ["citation_publication_date", isoMonth(paper.year, paper.month).replace("-", "/")],
    ["citation_conference_title", paper.journal === null ? paper.booktitle : null],
    ["citation_journal_title", paper.journal?.name ?? null],
    ["citation_volume", paper.journal?.volume ?? null],
    ["citation_issue", paper.journal?.issue ?? null],
    ["citation_firstpage", pages?.first ?? null],
    ["citation_lastpage", pages?.last ?? null],
    ["citation_publisher", paper.publisher],
    ["citation_doi", paper.doi],
    ["citation_abstract_html_url", toAbsoluteUrl(site.url, paper.path)],
    ["citation_language", "en"],
  ];
  return [
    ...facts.flatMap(([name, content]) => (content === null ? [] : [createMetaTag(name, content)])),
    ...paper.authors.map((author, index) =>
      createMetaTag("citation_author", author, String(index + 1)),
    ),
  ];
}
