import type { ReactNode } from "react";
import { SmartLink } from "./SmartLink";
import * as styles from "./Tag.module.css";

export interface TagProps {
  children: ReactNode;
  variant?: "a" | "b" | undefined;
  to?: string | undefined;
}

/** One category label. */
export function Tag({ children, variant = "a", to }: TagProps) {
  const className = `${styles.tag} ${variant === "a" ? styles.a : styles.b}`;
  return to === undefined ? (
    <span className={className}>{children}</span>
  ) : (
    <SmartLink to={to} className={`${className} ${styles.link}`}>
      {children}
    </SmartLink>
  );
}

export interface TagListProps {
  /** Names the list for screen readers. */
  label: string;
  tags: readonly string[];
  hrefOf?: ((tag: string) => string) | undefined;
}

/** Category labels in two alternating styles; nothing at all without labels. */
export function TagList({ label, tags, hrefOf }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {tags.map((tag, index) => (
        <li key={tag}>
          <Tag variant={index % 2 === 0 ? "a" : "b"} to={hrefOf?.(tag)}>
            {tag}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
