import { publicationPath, researchPath } from "./paths";

export const CITATION_FILE_TYPES = ["bib", "ris", "json"] as const;
export type CitationFileType = (typeof CITATION_FILE_TYPES)[number];

export const paperCitationPath = (prettyURL: string, type: CitationFileType): string =>
  `${publicationPath(prettyURL)}/cite.${type}`;

export const catalogueCitationPath = (type: CitationFileType): string =>
  `${researchPath}/papers.${type}`;

export const citedPapersPath = `${researchPath}/cited-papers.json`;
