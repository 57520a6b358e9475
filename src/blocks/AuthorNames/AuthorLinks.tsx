import { Fragment } from "react";
import type { PaperAuthor } from "../../lib/research/explorerPaper";
import { authorPath } from "../../routes/paths";
import { SmartLink } from "../../ui/SmartLink";

/** Names as printed, each a link to the person's page where there is one, with commas between them. */
export const AuthorLinks = ({ authors }: { authors: readonly PaperAuthor[] }) =>
  authors.map(({ name, slug }, index) => (
    <Fragment key={name}>
      {index > 0 && ", "}
      {slug === null ? name : <SmartLink to={authorPath(slug)}>{name}</SmartLink>}
    </Fragment>
  ));
