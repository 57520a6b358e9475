export interface PaperAuthor {
  name: string;
  slug: string | null;
}

/** Paper data in the page itself: list entries and the venue. */
export interface ExplorerPaper {
  prettyURL: string;
  title: string;
  authors: readonly PaperAuthor[];
  venueId: string;
  conference: string;
  year: number;
  month: number | null;
  award: string | null;
  note?: string | null;
  categories: readonly string[];
}

export interface JoinedPerson {
  slug: string;
  name: string;
}
