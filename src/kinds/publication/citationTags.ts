import { toAbsoluteUrl, createNamedTag, type HeadTag, type SiteIdentity } from "../../seo/headTags";
import { isoMonth } from "../../lib/text";
import { parsePageRange, type PaperFacts } from "./jsonLd";

/**
 * Returns the meta tags for Google Scholar (scholar.google.com/intl/en/scholar/inclusion.html).
 * Title, date and one tag per author in order are required. There is no PDF tag, because we don't
 * host the papers.
 */
export function getCitationTags(site: SiteIdentity, paper: PaperFacts): HeadTag[] {
  const pages = paper.pages === null ? null : parsePageRange(paper.pages);
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
    ...facts.flatMap(([name, content]) =>
      content === null ? [] : [createNamedTag(name, content)],
    ),
    ...paper.authors.map((author, index) =>
      createNamedTag("citation_author", author, String(index + 1)),
    ),
  ];
}
