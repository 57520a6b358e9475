import { memo } from "react";
import { blockCopy } from "../../copy/blockCopy";
import type { ExplorerPaper } from "../../lib/research/explorerPaper";
import { formatMonth } from "../../lib/text";
import { topicKey } from "../../lib/research/topic";
import { publicationPath } from "../../routes/paths";
import { filteredPath } from "../../routes/researchQuery";
import { ArrowLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { medal } from "../../ui/icons";
import { SmartLink } from "../../ui/SmartLink";
import { TagList } from "../../ui/Tag";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { AuthorNames } from "../AuthorNames/AuthorNames";
import * as styles from "./PublicationPreview.module.css";

/** What a list shows of a paper. */
export interface PublicationPreviewData extends Omit<ExplorerPaper, "venueId"> {
  /** The keys of what lights the paper where a figure above its list fades the others. */
  keys?: string | undefined;
}

export interface PublicationPreviewProps {
  publication: PublicationPreviewData;
}

/**
 * A paper in a list, which it is an item of. Drawn anew only when
 * the paper is another: a list of a thousand is filtered while somebody types.
 */
export const PublicationPreview = memo(function PublicationPreview({
  publication,
}: PublicationPreviewProps) {
  const { prettyURL, title, url, authors, conference, year, month, award, note, categories } =
    publication;
  return (
    <li
      className={note ? `${styles.publication} ${styles.noted}` : styles.publication}
      data-of={publication.keys}
    >
      <p className={styles.when}>
        <b>{conference}</b>
        <br />
        {formatMonth(year, month)}
      </p>
      <div>
        <h3 className={styles.title}>
          <SmartLink to={publicationPath(prettyURL)}>{title}</SmartLink>
        </h3>
        <AuthorNames authors={authors} />
        {award && (
          <p className={styles.award}>
            <Icon path={medal} />
            {award}
          </p>
        )}
        <div className={styles.tags}>
          <TagList
            label={blockCopy.topics}
            tags={categories}
            hrefOf={(topic) => filteredPath({ topics: [topicKey(topic)] })}
          />
        </div>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <ArrowLink to={url} className={styles.paper}>
        {blockCopy.paper} <VisuallyHidden>{title}</VisuallyHidden>
      </ArrowLink>
    </li>
  );
});
