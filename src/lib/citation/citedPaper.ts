/** The facts of a paper that a reference is made of; null where the record has none. */
export interface CitedPaper {
  /** The BibTeX type. */
  entryType: "inproceedings" | "article";
  bibkey: string;
  title: string;
  url: string;
  doi: string | null;
  /** First name first, as printed, in the paper's order. */
  authors: readonly string[];
  /** Family names among them that no rule can tell. */
  families: readonly string[];
  booktitle: string;
  journal: { name: string; volume: string; issue: string | null } | null;
  year: number;
  /** 1 to 12; only a draft may lack it. */
  month: number | null;
  address: string;
  publisher: string;
  /** A range with an en dash. */
  pages: string | null;
  /** A note for the citation. */
  note: string | null;
}

/** What a query asks of a paper for its references. */
export interface QueriedPaper extends Pick<
  CitedPaper,
  "bibkey" | "booktitle" | "journal" | "address" | "publisher" | "pages"
> {
  entryType: string;
  paper: Pick<CitedPaper, "title" | "url" | "doi">;
  authors: readonly { name: string; family: string | null }[];
  publicationYear: number;
  publicationMonth: number | null;
  citation: { extra: string | null } | null;
}

/** The facts of a reference, from the record. */
export const toCitedPaper = (record: QueriedPaper): CitedPaper => ({
  entryType: record.entryType === "article" ? "article" : "inproceedings",
  bibkey: record.bibkey,
  title: record.paper.title,
  url: record.paper.url,
  doi: record.paper.doi,
  authors: record.authors.map(({ name }) => name),
  families: record.authors.flatMap(({ family }) => family ?? []),
  booktitle: record.booktitle,
  journal: record.journal,
  year: record.publicationYear,
  month: record.publicationMonth,
  address: record.address,
  publisher: record.publisher,
  pages: record.pages,
  note: record.citation?.extra ?? null,
});
