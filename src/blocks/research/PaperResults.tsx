import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { researchCopy } from "../../copy/researchCopy";
import type { ExplorerPaper } from "../../lib/research/explorerPaper";
import { groupPapers } from "../../lib/research/groupPapers";
import { ORDERS, type PaperOrder } from "../../routes/researchQuery";
import { Button } from "../../ui/Button";
import { CiteTheseButton, CiteThesePanel, useCiteThese } from "./CiteThese";
import { PaperList } from "./PaperList";
import * as styles from "./PaperResults.module.css";

export interface PaperResultsProps {
  /** Newest first. */
  papers: readonly ExplorerPaper[];
  /** What follows their number. */
  words: ReactNode;
  order: PaperOrder;
  /** Without it the order cannot be changed. */
  onOrder?: ((order: PaperOrder) => void) | undefined;
  /** How many papers are listed at first; all of them without it. */
  limit?: number | undefined;
  /** In the place of the list where there are no papers. */
  nothing?: ReactNode;
}

/** Papers in an order of the visitor's choice, with their number and their citations. */
export function PaperResults({
  papers,
  words,
  order,
  onOrder,
  limit = Infinity,
  nothing,
}: PaperResultsProps) {
  const groups = useMemo(() => groupPapers(papers, order), [papers, order]);
  const [shown, setShown] = useState(limit);
  const list = useRef<HTMLDivElement>(null);
  // The focus goes on with the papers that came: the button may be gone.
  useEffect(() => {
    if (shown > limit) list.current?.querySelectorAll<HTMLElement>("h3 a")[shown - limit]?.focus();
  }, [shown, limit]);
  const citations = useCiteThese();
  return (
    <>
      <div className={styles.bar}>
        <p role="status">
          <b>{papers.length}</b> {words}
        </p>
        <div className={styles.tools}>
          {onOrder && (
            <select
              className={styles.order}
              // As in Facet: the address decides, not what Firefox restores.
              autoComplete="off"
              aria-label={researchCopy.order}
              value={order}
              onChange={(event) => {
                const chosen = ORDERS.find((name) => name === event.target.value);
                if (chosen !== undefined) onOrder(chosen);
              }}
            >
              {ORDERS.map((name) => (
                <option key={name} value={name}>
                  {researchCopy.orders[name]}
                </option>
              ))}
            </select>
          )}
          <CiteTheseButton state={citations} count={papers.length} />
        </div>
      </div>
      <CiteThesePanel
        state={citations}
        prettyURLs={groups.flatMap((group) => group.papers.map(({ prettyURL }) => prettyURL))}
      />
      <div ref={list}>
        {papers.length === 0 ? nothing : <PaperList groups={groups} limit={shown} />}
      </div>
      {papers.length > shown && (
        <Button
          variant="outline"
          className={`scripted ${styles.more}`}
          onClick={() => {
            setShown(shown + limit);
          }}
        >
          {researchCopy.showMore(Math.min(limit, papers.length - shown))}
        </Button>
      )}
    </>
  );
}
