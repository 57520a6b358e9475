/** A paper's page. */
export const publicationCopy = {
  publishedIn: "Published in",
  date: "Date",
  place: "Place",
  pages: "Pages",
  publisher: "Publisher",
  doi: "DOI",
  read: "Read the paper",
  /** Over our own words about a paper, wherever they stand. */
  inShort: "In short",
  summary: (text: string) => `In short: ${text}`,
  cite: "Cite",
  citationFormat: "Citation format",
  formats: { bibtex: "BibTeX", ris: "RIS", csl: "CSL-JSON", acl: "ACL", apa: "APA" },
  copy: "Copy",
  copied: "Copied",
  copiedStatus: (format: string, count: number) =>
    count === 1
      ? `The ${format} reference is in your clipboard.`
      : `${String(count)} ${format} references are in your clipboard.`,
  notCopied: "Your browser does not allow copying. Select the text instead.",
  download: "Download",
  citing: "One moment",
  notSaved: (type: string) =>
    `The .${type} file could not be made. Choose it again to try once more.`,
  notCited: "The references could not be loaded. Choose the format again to try once more.",
  inTheNews: "In the news",
  inProducts: "In our products",
  sameTask: "Products that deal with the same task.",
  related: "Related papers",
  authorsInCommon: (count: number) =>
    `${String(count)} ${count === 1 ? "author" : "authors"} in common`,
} as const;
