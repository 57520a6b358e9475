import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { researchCopy } from "../../copy/researchCopy";
import type { ExplorerPaper } from "../../lib/research/explorerPaper";
import { groupPapers } from "../../lib/research/groupPapers";
import { ORDERS, type PaperOrder } from "../../routes/researchQuery";
import { Button } from "../../ui/Button";
import { PublicationPreview } from "../PublicationPreview/PublicationPreview";
import { CiteThese } from "./CitationFiles";
import * as styles from "./PaperResults.module.css";

export interface PaperResultsProps {
  /** Newest first. */
  papers: readonly ExplorerPaper[];
  /** What follows their number. */
  words: string;
  order?: PaperOrder;
  /** Without it the order cannot be changed. */
  onOrder?: (order: PaperOrder) => void;
  /** How many papers are listed at first; all of them without it. */
  limit?: number | undefined;
  /** In the place of the list where there are no papers. */
  nothing?: ReactNode;
}

/** Papers in an order of the visitor's choice, with their number and their citations. */
export function PaperResults({
  papers,
  words,
  order = "newest",
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
  return (
    <>
      <div className={styles.bar}>
        <p role="status">
          <b>{papers.length}</b> {words}
        </p>
        <div className={`scripted screenOnly ${styles.tools}`}>
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
          {papers.length > 0 && <CiteThese prettyURLs={papers.map(({ prettyURL }) => prettyURL)} />}
        </div>
      </div>
      <div ref={list}>
        {papers.length === 0 && nothing}
        {groups.map(({ year, papers: listed }, index) => {
          const before = groups
            .slice(0, index)
            .reduce((sum, group) => sum + group.papers.length, 0);
          if (before >= shown) return null;
          const key = year === null ? "title" : String(year);
          return (
            <Suspense key={key} fallback={null}>
              <section aria-labelledby={`papers-${key}`}>
                <h2 className={styles.heading} id={`papers-${key}`}>
                  {year ?? researchCopy.byTitle}{" "}
                  <small>
                    {listed.length} {researchCopy.paperCount(listed.length)}
                  </small>
                </h2>
                <ol>
                  {listed.slice(0, shown - before).map((publication) => (
                    <PublicationPreview key={publication.prettyURL} publication={publication} />
                  ))}
                </ol>
              </section>
            </Suspense>
          );
        })}
      </div>
      {papers.length > shown && (
        <Button
          variant="outline"
          className={`scripted ${styles.more}`}
          onClick={() => setShown(shown + limit)}
        >
          {researchCopy.showMore(Math.min(limit, papers.length - shown))}
        </Button>
      )}
    </>
  );
}
