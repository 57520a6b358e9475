import { publicationPath, researchPath } from "./paths";

/** File extensions for BibTeX, RIS and CSL-JSON. */
export const CITATION_FILE_TYPES = ["bib", "ris", "json"] as const;
export type CitationFileType = (typeof CITATION_FILE_TYPES)[number];

export const paperCitationPath = (prettyURL: string, type: CitationFileType): string =>
  `${publicationPath(prettyURL)}/cite.${type}`;

export const catalogueCitationPath = (type: CitationFileType): string =>
  `${researchPath}/papers.${type}`;

/** Data for citing a filtered list in the browser, fetched on demand. */
export const citedPapersPath = `${researchPath}/cited-papers.json`;
