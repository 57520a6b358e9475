import { memo } from "react";
import { blockCopy } from "../../copy/blockCopy";
import { joinClasses } from "../../lib/classes";
import { PREVIEW_AUTHORS } from "../../lib/limits";
import { formatMonth } from "../../lib/text";
import { publicationPath } from "../../routes/paths";
import { SmartLink } from "../../ui/SmartLink";
import { AuthorLinks, Award, TopicTags } from "../research/PaperDetails";
import type { ExplorerPaper } from "../research/paperIndex";
import * as styles from "./PublicationPreview.module.css";

export type PublicationPreviewData = Omit<ExplorerPaper, "venueId">;

/** A paper as a list item. Memoised, so that a search only renders papers that it adds. */
export const PublicationPreview = memo(function PublicationPreview({
  publication,
  className,
}: {
  publication: PublicationPreviewData;
  className?: string | undefined;
}) {
  const { prettyURL, title, authors, conference, year, month, award, note, categories } =
    publication;
  return (
    <li className={joinClasses("quiet", styles.publication, className)}>
      <p className={`hint ${styles.when}`}>
        {conference}
        <br />
        {formatMonth(year, month)}
      </p>
      <div>
        <h3 className={styles.title}>
          <SmartLink to={publicationPath(prettyURL)}>{title}</SmartLink>
        </h3>
        <p className="hint">
          <AuthorLinks authors={authors.slice(0, PREVIEW_AUTHORS)} />
          {authors.length > PREVIEW_AUTHORS && (
            <i> {blockCopy.moreAuthors(authors.length - PREVIEW_AUTHORS)}</i>
          )}
        </p>
        <Award award={award} />
        <TopicTags topics={categories} />
      </div>
      {note && <p className={`hint ${styles.note}`}>{note}</p>}
    </li>
  );
});
