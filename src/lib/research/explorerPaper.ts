export interface PaperAuthor {
  name: string;
  /** Last segment of the author page's path, the same for all spellings; null without a page. */
  slug: string | null;
}

/** Paper data that the explorer has without a further request: list entries and the venue. */
export interface ExplorerPaper {
  prettyURL: string;
  title: string;
  authors: readonly PaperAuthor[];
  /** Short name of the venue, for grouping. */
  venueId: string;
  conference: string;
  year: number;
  /** 1 to 12; null only in drafts. */
  month: number | null;
  award: string | null;
  /** One-sentence summary; undefined in lists that omit it. */
  note?: string | null;
  /** Topics in their main spelling, without duplicates. */
  categories: readonly string[];
}

/** Author record, which joins several spellings. */
export interface JoinedPerson {
  slug: string;
  /** Spelling in headings. */
  name: string;
}
