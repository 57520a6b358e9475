import type { Issue } from "./issue";

/** Path of the preview report in `npm run develop`; the built site has no such path. */
export const PREVIEW_ADDRESS = "/__preview";

/** Path of the record editor in `npm run edit`. */
export const EDITOR_ADDRESS = "/__editor/";

/** Issue of a record, with the pages that show it. */
export interface PreviewIssue extends Issue {
  /** Paths of the record's pages; null if any page may show it. */
  pages: readonly string[] | null;
}

export interface UnpublishedPage {
  path: string;
  draft: boolean;
  /** Value as written in the record. */
  publishAt: string | null;
}

/** Report on the records for the browser, in `develop`. */
export interface PreviewReport {
  /** Changes after every save. */
  version: string;
  issues: readonly PreviewIssue[];
  unpublished: readonly UnpublishedPage[];
  /** True if Gatsby has created the pages since the last file change. */
  isShown: boolean;
}
