import type { BibliographyEntry, EntryField } from "./bibliographyEntry";

/** A preprint on arXiv. Its identifier says when it was submitted. */
export interface ArxivPaper {
  id: string;
  url: string;
  year: string;
  month: number;
}

const ID = String.raw`(\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?/\d{7})`;
const ALONE = new RegExp(String.raw`^(?:arxiv:)?${ID}(?!\d)`, "i");
/** In other fields the word must stand before it, or the "abs/" of the volumes of CoRR. */
const IN_TEXT = new RegExp(String.raw`(?:\barxiv\b.*?|^abs/)${ID}(?!\d)`, "i");

const PLACES: readonly EntryField[] = [
  "arxiv",
  "container",
  "volume",
  "issue",
  "url",
  "doi",
  "note",
];

/** The last two digits of the year in which arXiv began. */
const FIRST_YEAR = 91;

/** What an entry says of a preprint on arXiv, wherever it says it; nothing for other papers. */
export function findArxiv({ fields }: BibliographyEntry): ArxivPaper | undefined {
  for (const field of PLACES) {
    const [, id] = (field === "arxiv" ? ALONE : IN_TEXT).exec(fields.get(field) ?? "") ?? [];
    const [, year = "", month] = /^(?:.*\/)?(\d{2})(\d{2})/.exec(id ?? "") ?? [];
    if (id !== undefined) {
      return {
        id,
        url: `https://arxiv.org/abs/${id}`,
        year: `${Number(year) < FIRST_YEAR ? "20" : "19"}${year}`,
        month: Number(month),
      };
    }
  }
  return undefined;
}

/** Whether what an entry gives as its journal is arXiv, or nothing, and not a journal. */
export const isOnlyPreprint = ({ entryType, fields }: BibliographyEntry): boolean =>
  entryType === "preprint" ||
  (entryType === "article" && /^$|\barxiv\b/i.test(fields.get("container") ?? ""));
