import { Fragment } from "react";
import { blockCopy } from "../../copy/blockCopy";
import { PREVIEW_AUTHORS } from "../../lib/limits";
import type { PaperAuthor } from "../research/paperIndex";
import { authorPath } from "../../routes/paths";
import { SmartLink } from "../../ui/SmartLink";

/** Renders comma-separated names as printed, with links to author pages where they exist. */
export const AuthorLinks = ({ authors }: { authors: readonly PaperAuthor[] }) =>
  authors.map(({ name, slug }, index) => (
    <Fragment key={name}>
      {index > 0 && ", "}
      {slug === null ? name : <SmartLink to={authorPath(slug)}>{name}</SmartLink>}
    </Fragment>
  ));

/** Renders at most ten authors, then "and N more"; the paper's page lists all. */
export const AuthorNames = ({ authors }: { authors: readonly PaperAuthor[] }) => (
  <p className="hint">
    <AuthorLinks authors={authors.slice(0, PREVIEW_AUTHORS)} />
    {authors.length > PREVIEW_AUTHORS && (
      <i> {blockCopy.moreAuthors(authors.length - PREVIEW_AUTHORS)}</i>
    )}
  </p>
);
