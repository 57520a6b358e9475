import { Fragment } from "react";
import type { PaperAuthor } from "./paperIndex";
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
