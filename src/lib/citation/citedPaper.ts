import { collapseWhitespace } from "../text";

export const CITATION_FORMATS = ["bibtex", "ris", "csl", "acl", "apa"] as const;
export type CitationFormat = (typeof CITATION_FORMATS)[number];

/** Citation formats that are available as files, by file extension. */
export const CITATION_FILES = {
  bib: { format: "bibtex", mediaType: "application/x-bibtex" },
  ris: { format: "ris", mediaType: "application/x-research-info-systems" },
  json: { format: "csl", mediaType: "application/vnd.citationstyles.csl+json" },
} as const satisfies Record<string, { format: CitationFormat; mediaType: string }>;
export type CitationFileType = keyof typeof CITATION_FILES;

/** Facts for a citation; null for missing facts. */
export interface CitedPaper {
  entryType: "inproceedings" | "article";
  bibkey: string;
  title: string;
  url: string;
  doi: string | null;
  /** Names as printed, given names first. */
  authors: readonly string[];
  /** Family names of several words without a particle, and whole names of organisations. */
  families: readonly string[];
  booktitle: string;
  journal: { name: string; volume: string; issue: string | null } | null;
  year: number;
  /** 1 to 12; null only in drafts. */
  month: number | null;
  address: string;
  publisher: string;
  pages: string | null;
  note: string | null;
}

interface QueriedPaper extends Pick<
  CitedPaper,
  "bibkey" | "booktitle" | "journal" | "address" | "publisher" | "pages"
> {
  entryType: string;
  paper: Pick<CitedPaper, "title" | "url" | "doi">;
  authors: readonly { name: string; family: string | null; isOrganization: boolean | null }[];
  publicationYear: number;
  publicationMonth: number | null;
  citation: { extra: string | null } | null;
}

export const toCitedPaper = (record: QueriedPaper): CitedPaper => ({
  entryType: record.entryType === "article" ? "article" : "inproceedings",
  bibkey: record.bibkey,
  title: record.paper.title,
  url: record.paper.url,
  doi: record.paper.doi,
  authors: record.authors.map(({ name }) => name),
  families: record.authors.flatMap(({ name, family, isOrganization }) =>
    isOrganization ? name : (family ?? []),
  ),
  booktitle: record.booktitle,
  journal: record.journal,
  year: record.publicationYear,
  month: record.publicationMonth,
  address: record.address,
  publisher: record.publisher,
  pages: record.pages,
  note: record.citation?.extra ?? null,
});

export const toDoiUrl = (doi: string): string => `https://doi.org/${doi}`;

/** Returns the first and the last page of ranges such as `11–20` or `11–20, 25–30`. */
export const parsePageRange = (pages: string): { first: string; last: string } => {
  const [first = pages, ...others] = pages.split(/–|,\s/);
  return { first, last: others.at(-1) ?? first };
};

/** Removes "pp." or "pages". Dashes, and a hyphen between two numbers alone, become en dashes. */
export const formatPageRange = (text: string): string =>
  collapseWhitespace(text)
    .replace(/^(?:pages?|pp?\b\.?)\s*(?=\d)/i, "")
    .replace(/\s*(?:–|—|--+)\s*/g, "–")
    .replace(/^(\d+)\s*[-‐‑−]\s*(\d+)$/, "$1–$2");
