import type { CitedPaper } from "./citedPaper";

/** What a query asks of a paper for its references. */
export interface QueriedPaper extends Pick<
  CitedPaper,
  "bibkey" | "booktitle" | "journal" | "address" | "publisher" | "pages"
> {
  entryType: string;
  paper: Pick<CitedPaper, "title" | "url" | "doi">;
  authors: readonly { name: string; family: string | null }[];
  publicationYear: number;
  publicationMonth: number;
  citation: { extra: string | null } | null;
}

/** The facts of a reference, from the record. */
export const toCitedPaper = ({
  entryType,
  bibkey,
  paper,
  authors,
  booktitle,
  journal,
  publicationYear,
  publicationMonth,
  address,
  publisher,
  pages,
  citation,
}: QueriedPaper): CitedPaper => ({
  entryType: entryType === "article" ? "article" : "inproceedings",
  bibkey,
  title: paper.title,
  url: paper.url,
  doi: paper.doi,
  authors: authors.map(({ name }) => name),
  families: authors.flatMap(({ family }) => family ?? []),
  booktitle,
  journal,
  year: publicationYear,
  month: publicationMonth,
  address,
  publisher,
  pages,
  note: citation?.extra ?? null,
});
