import { SmartLink } from "./SmartLink";
import * as styles from "./Tag.module.css";

export interface TagListProps {
  /** Names the list for screen readers. */
  label: string;
  tags: readonly string[];
  hrefOf: (tag: string) => string;
  /** True for a tag of the second family, which is outlined instead of filled. */
  isOutlined: (tag: string) => boolean;
}

/** Labels, each in the look of its family; nothing at all without labels. */
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
