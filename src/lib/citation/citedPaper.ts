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
  /** 1 to 12. */
  month: number;
  address: string;
  publisher: string;
  /** A range with an en dash. */
  pages: string | null;
  /** A note for the citation. */
  note: string | null;
}
