import { blockCopy } from "../../copy/blockCopy";
import { isKindOfWork, toTopicKey } from "../../lib/topic";
import { topicPath } from "../../routes/paths";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./TopicTags.module.css";

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
