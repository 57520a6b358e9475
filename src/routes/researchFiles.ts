import { publicationPath, researchPath } from "./paths";

/** Endings of the citation files: BibTeX, RIS and CSL-JSON. */
export const CITATION_FILE_TYPES = ["bib", "ris", "json"] as const;
export type CitationFileType = (typeof CITATION_FILE_TYPES)[number];

/** The citation of one paper as a file. */
export const paperCitationPath = (prettyURL: string, type: CitationFileType): string =>
  `${publicationPath(prettyURL)}/cite.${type}`;

/** The citations of the whole catalogue as a file. */
export const catalogueCitationPath = (type: CitationFileType): string =>
  `${researchPath}/papers.${type}`;

/** The facts from which the browser makes the citations of a filtered list, fetched when asked for. */
export const citedPapersPath = `${researchPath}/cited-papers.json`;
