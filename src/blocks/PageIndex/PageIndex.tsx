import { useEffect, useRef } from "react";
import { blockCopy } from "../../copy/blockCopy";
import { useCurrentSection } from "../../hooks/useCurrentSection";
import * as styles from "./PageIndex.module.css";

export interface PageIndexItem {
  anchor: string;
  label: string;
  number?: string | undefined;
}

/** Links to the page's sections in a row below the header; marks the section being read. */
export function PageIndex({ items }: { items: readonly PageIndexItem[] }) {
  const current = useCurrentSection(items.map(({ anchor }) => anchor));
  const row = useRef<HTMLUListElement>(null);

  // The row scrolls sideways on narrow screens; `scrollIntoView` would scroll the page too.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft;
  }, [current]);

  return (
    <nav className={`${styles.index} screenOnly`} aria-label={blockCopy.onThisPage}>
      <ul ref={row} className={`page ${styles.row}`}>
        {items.map(({ anchor, label, number }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} aria-current={anchor === current ? "true" : undefined}>
              {number !== undefined && <span className={styles.number}>{number}</span>}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
