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
  cite: "Cite",
  citationFormat: "Citation format",
  formats: { bibtex: "BibTeX", ris: "RIS", csl: "CSL-JSON", acl: "ACL", apa: "APA" },
  copy: "Copy",
  copied: "Copied",
  copiedStatus: (format: string) => `The ${format} reference is in your clipboard.`,
  notCopied: "Your browser does not allow copying. Select the text instead.",
  download: "Download",
  notCited: "The format could not be loaded. Choose another to try once more.",
  inTheNews: "In the news",
  inProducts: "The same task, in a product",
  neighbours: "Its neighbours",
  /** How many papers of the catalogue are near; the nearest follow. */
  sharing: ({ authors, topics }: { authors: number; topics: number }) =>
    `Papers in the catalogue that share an author with it: ${authors}; a topic: ${topics}. These are the closest.`,
  thisPaper: "This paper",
  samePeople: "The same people",
  sameQuestion: "The same question",
  allOn: (topic: string) => `All papers on ${topic}`,
  byDate: "Papers by date",
  newer: "Newer",
  older: "Older",
} as const;
