import { Fragment } from "react";
import { blockCopy } from "../../copy/blockCopy";
import { isKindOfWork, toTopicKey } from "../../lib/topic";
import { authorPath, topicPath } from "../../routes/paths";
import { Icon } from "../../ui/Icon";
import { medal } from "../../ui/icons";
import { SmartLink } from "../../ui/SmartLink";
import type { PaperAuthor } from "./paperIndex";
import * as styles from "./PaperDetails.module.css";

/** Renders comma-separated names as printed, with links to author pages where they exist. */
export const AuthorLinks = ({ authors }: { authors: readonly PaperAuthor[] }) =>
  authors.map(({ name, slug }, index) => (
    <Fragment key={name}>
      {index > 0 && ", "}
      {slug === null ? name : <SmartLink to={authorPath(slug)}>{name}</SmartLink>}
    </Fragment>
  ));

/** A paper's award, if it has one. */
export const Award = ({ award }: { award: string | null }) =>
  award && (
    <p className={styles.award}>
      <Icon path={medal} />
      {award}
    </p>
  );

/** Links to a paper's topics; kinds of work are outlined. Renders nothing without topics. */
export function TopicTags({ topics }: { topics: readonly string[] }) {
  if (topics.length === 0) return null;
  return (
    <ul className={`quiet ${styles.list}`} aria-label={blockCopy.topics}>
      {topics.map((topic) => (
        <li key={topic}>
          <SmartLink
            to={topicPath(toTopicKey(topic))}
            className={isKindOfWork(topic) ? styles.outlined : styles.filled}
          >
            {topic}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
