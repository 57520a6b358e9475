import type { ContentIssue } from "./issue";

export const PREVIEW_ADDRESS = "/__preview";

export const EDITOR_ADDRESS = "/__editor/";

/** Rule name of messages about pictures that were made ready for the site. */
export const FIXED_PICTURE_RULE = "fixed-picture";

export interface PreviewIssue extends ContentIssue {
  /** Null if any page may show the record. */
  pages: readonly string[] | null;
}

export interface UnpublishedPage {
  path: string;
  draft: boolean;
  publishAt: string | null;
}

export interface PreviewReport {
  version: string;
  issues: readonly PreviewIssue[];
  unpublished: readonly UnpublishedPage[];
}
