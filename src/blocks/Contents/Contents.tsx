import { useId } from "react";
import { blockCopy } from "../../copy/blockCopy";
import { useCurrentSection } from "../../hooks/useCurrentSection";
import type { PageIndexItem } from "../PageIndex/PageIndex";
import * as styles from "./Contents.module.css";

/** Table of contents beside a long text; marks the section being read. */
export function Contents({ items }: { items: readonly PageIndexItem[] }) {
  const headingId = useId();
  const current = useCurrentSection(items.map(({ anchor }) => anchor));
  return (
    <nav className={`links screenOnly ${styles.contents}`} aria-labelledby={headingId}>
      <h2 id={headingId}>{blockCopy.onThisPage}</h2>
      <ol>
        {items.map(({ anchor, label }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} aria-current={anchor === current ? "true" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
