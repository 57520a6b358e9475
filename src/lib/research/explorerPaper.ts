/** An author as printed, and the person's page. */
export interface PaperAuthor {
  name: string;
  /** The last part of the address of the person's page, one for all spellings of a name; null without a page. */
  slug: string | null;
}

/** What the explorer knows of a paper without fetching more: what the list shows, and its venue. */
export interface ExplorerPaper {
  prettyURL: string;
  title: string;
  authors: readonly PaperAuthor[];
  /** The venue's short name, for grouping. */
  venueId: string;
  conference: string;
  year: number;
  /** 1 to 12; only a draft may lack it. */
  month: number | null;
  award: string | null;
  /** What the paper does, in a sentence; where a list leaves it out it is missing. */
  note?: string | null;
  /** Topics, each once under the spelling that stands for all. */
  categories: readonly string[];
}

/** A person whose name is printed in several ways, from the records that join them. */
export interface JoinedPerson {
  slug: string;
  /** The spelling that the site uses as heading. */
  name: string;
}
