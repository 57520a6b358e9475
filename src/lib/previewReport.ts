import type { Issue } from "./issue";

/** Where `npm run develop` serves the report; the built site has no such address. */
export const PREVIEW_ADDRESS = "/__preview";

/** Where `npm run edit` serves the editor of records, beside the pages. */
export const EDITOR_ADDRESS = "/__editor/";

/** An issue of a record as it is shown beside the page. */
export interface PreviewIssue extends Issue {
  /** The addresses of the pages made of the record; nothing where every page may show it. */
  pages: readonly string[] | null;
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
  issues: readonly PreviewIssue[];
  unpublished: readonly UnpublishedPage[];
  /** Whether Gatsby has made the pages since the last change of a file. */
  isShown: boolean;
}
