import type { ReactNode } from "react";
import { authorCopy } from "../../copy/authorCopy";
import { researchCopy } from "../../copy/researchCopy";
import { DRAWN_COAUTHORS } from "../../lib/limits";
import type { ExplorerPaper, FacetValue } from "./paperIndex";
import { authorPath } from "../../routes/paths";
import { filteredPath } from "../../routes/researchQuery";
import { SmartLink } from "../../ui/SmartLink";
import { ArcItem, arcsClass } from "./Arc";
import * as styles from "./Coauthors.module.css";

const HEAD_ROWS = 3;
const ARC_WIDTH = 0.62;

export interface YearSpan {
  first: number;
  last: number;
}

/** Returns co-authors with two or more joint papers, or with one if none has two. */
export function chooseDrawn(coauthors: readonly FacetValue[]): readonly FacetValue[] {
  const least = Math.min(2, coauthors[0]?.total ?? 0);
  return coauthors.filter(({ total }) => total >= least).slice(0, DRAWN_COAUTHORS);
}

interface CoauthorsProps {
  slug: string;
  papers: readonly ExplorerPaper[];
  coauthors: readonly FacetValue[];
  /** First and last year of the whole catalogue; the extent of the time axis. */
  span: YearSpan;
  children: ReactNode;
}

/** An author's years, and the co-authors that `chooseDrawn` returns. */
export function Coauthors({ slug, papers, coauthors, span, children }: CoauthorsProps) {
  const years = Array.from({ length: span.last - span.first + 1 }, (_, at) => span.first + at);
  const columns = { gridTemplateColumns: `repeat(${years.length}, minmax(0, 1fr))` };
  const countOf = (list: readonly ExplorerPaper[], year: number) =>
    list.filter((paper) => paper.year === year).length;
  const drawn = chooseDrawn(coauthors);
  const hasCoauthors = drawn.length > 0;
  return (
    <div className={`${styles.coauthors} ${arcsClass}`}>
      {children}
      <figure aria-labelledby={hasCoauthors ? "coauthors" : undefined}>
        {hasCoauthors && <h2 id="coauthors">{authorCopy.coauthors}</h2>}
        <nav className={styles.years} aria-label={authorCopy.years}>
          <span className={styles.columns} style={columns}>
            {years.map((year) => {
              const count = countOf(papers, year);
              return count === 0 ? (
                <span key={year}>{year}</span>
              ) : (
                <SmartLink
                  key={year}
                  to={filteredPath({ authors: [slug], years: [String(year)] })}
                  aria-label={researchCopy.yearLabel(String(year), count)}
                >
                  {year}
                </SmartLink>
              );
            })}
          </span>
        </nav>
        {hasCoauthors && (
          <ol aria-labelledby="coauthors">
            {drawn.map(({ key, label, total }, index) => {
              const together = papers.filter(({ authors }) =>
                authors.some((author) => author.slug === key),
              );
              return (
                <ArcItem
                  key={key}
                  row={HEAD_ROWS + 1 + index}
                  width={total * ARC_WIDTH}
                  share={total / (drawn[0]?.total ?? total)}
                >
                  <SmartLink to={authorPath(key)} className={styles.row}>
                    {label}
                    <span className={styles.columns} style={columns} aria-hidden>
                      {years.map((year, at) => {
                        const count = countOf(together, year);
                        return (
                          count > 0 && (
                            <i key={year} style={{ "--dots": count, gridColumn: at + 1 }} />
                          )
                        );
                      })}
                    </span>
                    <span className={styles.count}>
                      {total} <span className="srOnly">{authorCopy.papersTogether(total)}</span>
                    </span>
                  </SmartLink>
                </ArcItem>
              );
            })}
          </ol>
        )}
      </figure>
    </div>
  );
}
