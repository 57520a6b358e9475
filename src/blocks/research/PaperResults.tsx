import { Suspense, useEffect, useMemo, useRef, type ReactNode } from "react";
import { researchCopy } from "../../copy/researchCopy";
import { SHOWN_PAPERS } from "../../lib/limits";
import { pluralize } from "../../lib/text";
import { groupPapers, type ExplorerPaper } from "./paperIndex";
import { ORDERS, type PaperOrder } from "../../routes/researchQuery";
import { Button } from "../../ui/Button";
import { PublicationPreview } from "../PublicationPreview/PublicationPreview";
import { CiteThese } from "./CitationFiles";
import * as styles from "./PaperResults.module.css";

interface PaperResultsProps {
  papers: readonly ExplorerPaper[];
  label: string;
  order?: PaperOrder;
  onOrder?: (order: PaperOrder) => void;
  limit?: number | undefined;
  shown?: number;
  onShowMore?: (shown: number) => void;
  hint?: ReactNode;
  nothing?: ReactNode;
}

/** Papers by year or by title, with their number and citation files. */
export function PaperResults({
  papers,
  label,
  order = "newest",
  onOrder,
  limit = Infinity,
  shown = Infinity,
  onShowMore,
  hint,
  nothing,
}: PaperResultsProps) {
  const groups = useMemo(() => groupPapers(papers, order), [papers, order]);
  const listed = Math.max(limit, shown);
  const list = useRef<HTMLDivElement>(null);
  // The button may disappear, so the focus moves to the first new paper.
  const firstOfMore = useRef(NaN);
  useEffect(() => {
    list.current?.querySelectorAll<HTMLElement>("h3 a")[firstOfMore.current]?.focus();
    firstOfMore.current = NaN;
  }, [shown]);
  return (
    <>
      <div className={`cluster ${styles.bar}`}>
        <p role="status">
          <b>{papers.length}</b> {label}
        </p>
        <div className={`scripted screenOnly cluster ${styles.tools}`}>
          {onOrder && (
            <select
              className={`input ${styles.order}`}
              // Firefox would restore a stale order on reload; the address decides.
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
      {hint && <p className="hint">{hint}</p>}
      <div ref={list}>
        {papers.length === 0 && nothing}
        {groups.map(({ year, papers: grouped }, index) => {
          const before = groups
            .slice(0, index)
            .reduce((sum, group) => sum + group.papers.length, 0);
          if (before >= listed) return null;
          const key = year === null ? "title" : String(year);
          return (
            <Suspense key={key} fallback={null}>
              <section
                className={before < shown ? undefined : styles.later}
                aria-labelledby={`papers-${key}`}
              >
                <h2 className={styles.heading} id={`papers-${key}`}>
                  {year ?? researchCopy.byTitle} <small>{pluralize(grouped.length, "paper")}</small>
                </h2>
                <ol>
                  {grouped.slice(0, listed - before).map((publication, place) => (
                    <PublicationPreview
                      key={publication.prettyURL}
                      publication={publication}
                      className={before + place < shown ? undefined : styles.later}
                    />
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
          onClick={() => {
            firstOfMore.current = shown;
            onShowMore?.(shown + SHOWN_PAPERS);
          }}
        >
          {researchCopy.showMore(Math.min(SHOWN_PAPERS, papers.length - shown))}
        </Button>
      )}
    </>
  );
}
