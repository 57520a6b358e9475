import type { CitationFileType } from "../../routes/researchFiles";

export const CITATION_FORMATS = ["bibtex", "ris", "csl", "acl", "apa"] as const;
export type CitationFormat = (typeof CITATION_FORMATS)[number];

export const CITATION_FILES: Readonly<
  Record<CitationFileType, { format: CitationFormat; mediaType: string }>
> = {
  bib: { format: "bibtex", mediaType: "application/x-bibtex" },
  ris: { format: "ris", mediaType: "application/x-research-info-systems" },
  json: { format: "csl", mediaType: "application/vnd.citationstyles.csl+json" },
};
