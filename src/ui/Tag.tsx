import { SmartLink } from "./SmartLink";
import * as styles from "./Tag.module.css";

interface TagListProps {
  label: string;
  tags: readonly string[];
  hrefOf: (tag: string) => string;
  isOutlined: (tag: string) => boolean;
}

/** Tags as links, each outlined or filled; renders nothing without tags. */
export function TagList({ label, tags, hrefOf, isOutlined }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={`quiet ${styles.list}`} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <SmartLink to={hrefOf(tag)} className={isOutlined(tag) ? styles.outlined : styles.filled}>
            {tag}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
