import { useMemo, type ReactNode } from "react";
import { researchCopy } from "../../copy/researchCopy";
import type { ExplorerPaper } from "../../lib/research/explorerPaper";
import { groupPapers } from "../../lib/research/groupPapers";
import { ORDERS, type PaperOrder } from "../../routes/researchQuery";
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
  /** In the place of the list where there are no papers. */
  nothing?: ReactNode;
}

/** Papers in an order of the visitor's choice, with their number and their citations. */
export function PaperResults({ papers, words, order, onOrder, nothing }: PaperResultsProps) {
  const groups = useMemo(() => groupPapers(papers, order), [papers, order]);
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
      {papers.length === 0 ? nothing : <PaperList groups={groups} />}
    </>
  );
}
