import type { Fault } from "./issue";

/** Where `npm run develop` serves the report; the built site has no such address. */
export const PREVIEW_ADDRESS = "/__preview";

/** A fault of a record as it is shown beside the page. */
export interface PreviewFault extends Fault {
  /** The addresses of the pages made of the record; nothing where every page may show it. */
  pages: readonly string[] | null;
  /** The lines round the fault, the faulty one last. */
  excerpt: readonly ExcerptLine[];
}

/** A line of a file; where the fault is in it, in three parts with the faulty one in the middle. */
export interface ExcerptLine {
  number: number;
  before: string;
  marked: string;
  after: string;
}

/** A page that visitors do not see yet. */
export interface UnpublishedPage {
  path: string;
  draft: boolean;
  /** As the record has it. */
  publishAt: string | null;
}

/** What the browser is told while records are being written. */
export interface PreviewReport {
  /** Another one after every save. */
  version: string;
  faults: readonly PreviewFault[];
  unpublished: readonly UnpublishedPage[];
  /** Whether Gatsby has made the pages since the last change of a file. */
  isShown: boolean;
}
