import { pluralize } from "../lib/text";

export const publicationCopy = {
  publishedIn: "Published in",
  date: "Date",
  place: "Place",
  pages: "Pages",
  publisher: "Publisher",
  doi: "DOI",
  read: "Read the paper",
  inShort: "In short",
  cite: "Cite",
  citationFormat: "Citation format",
  formats: { bibtex: "BibTeX", ris: "RIS", csl: "CSL-JSON", acl: "ACL", apa: "APA" },
  download: "Download",
  notCited: "We couldn’t load that format. Choose another to try once more.",
  inTheNews: "In the news",
  inProducts: "The same task, in a product",
  neighbours: "Related papers",
  sharing: ({ authors, topics }: { authors: number; topics: number }) =>
    `${authors === 0 ? "No paper" : pluralize(authors, "paper")} in the catalogue ${authors > 1 ? "share" : "shares"} an author with this one; ${topics === 0 ? "none" : String(topics)} ${topics > 1 ? "share" : "shares"} a topic. Here are the closest.`,
  thisPaper: "This paper",
  samePeople: "The same people",
  sameQuestion: "The same question",
  allOn: (topic: string) => `All papers on ${topic}`,
  byDate: "Papers by date",
  newer: "Newer",
  older: "Older",
} as const;
