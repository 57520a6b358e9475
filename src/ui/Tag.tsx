import { SmartLink } from "./SmartLink";
import * as styles from "./Tag.module.css";

export interface TagListProps {
  /** Names the list for screen readers. */
  label: string;
  tags: readonly string[];
  hrefOf: (tag: string) => string;
}

/** Category labels in two alternating styles; nothing at all without labels. */
export function TagList({ label, tags, hrefOf }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={`quiet ${styles.list}`} aria-label={label}>
      {tags.map((tag, index) => (
        <li key={tag}>
          <SmartLink to={hrefOf(tag)} className={index % 2 === 0 ? styles.a : styles.b}>
            {tag}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
