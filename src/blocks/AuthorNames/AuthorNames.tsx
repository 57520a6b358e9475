import { useEffect, useRef, useState } from "react";
import { blockCopy } from "../../copy/blockCopy";
import { PREVIEW_AUTHORS } from "../../lib/limits";
import type { PaperAuthor } from "../../lib/research/explorerPaper";
import { TextButton } from "../../ui/Button";
import { AuthorLinks } from "./AuthorLinks";
import * as styles from "./AuthorNames.module.css";

/** At most ten authors, then "and N more", which shows the others in place. */
export function AuthorNames({ authors }: { authors: readonly PaperAuthor[] }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const rest = useRef<HTMLSpanElement>(null);
  const first = authors.slice(0, PREVIEW_AUTHORS);
  const others = authors.slice(PREVIEW_AUTHORS);

  // The button is gone: the focus goes on where it was, at the names that came.
  useEffect(() => {
    if (isExpanded) rest.current?.focus();
  }, [isExpanded]);

  return (
    <p className={styles.authors}>
      <AuthorLinks authors={first} />
      {others.length > 0 &&
        (isExpanded ? (
          <span ref={rest} tabIndex={-1} className={styles.rest}>
            , <AuthorLinks authors={others} />
          </span>
        ) : (
          <>
            {" "}
            <TextButton
              className={styles.more}
              aria-expanded={false}
              onClick={() => {
                setIsExpanded(true);
              }}
            >
              {blockCopy.moreAuthors(others.length)}
            </TextButton>
          </>
        ))}
    </p>
  );
}
