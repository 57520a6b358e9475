import { useId } from "react";
import { blockCopy } from "../../copy/blockCopy";
import { useCurrentSection } from "../../hooks/useCurrentSection";
import type { PageIndexItem } from "../PageIndex/PageIndex";
import * as styles from "./Contents.module.css";

/** Table of contents that marks the section being read; collapsed on phones. */
export function Contents({ items }: { items: readonly PageIndexItem[] }) {
  const headingId = useId();
  const current = useCurrentSection(items.map(({ anchor }) => anchor));
  const list = (
    <ol>
      {items.map(({ anchor, label }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} aria-current={anchor === current ? "true" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ol>
  );
  // Both lists are in the document and CSS shows one, so nothing moves when scripts start.
  return (
    <nav className={`links screenOnly ${styles.contents}`} aria-labelledby={headingId}>
      <details className={`fold ${styles.folded}`}>
        <summary>{blockCopy.onThisPage}</summary>
        {list}
      </details>
      <div className={styles.beside}>
        <h2 id={headingId}>{blockCopy.onThisPage}</h2>
        {list}
      </div>
    </nav>
  );
}
