import { useMemo } from "react";
import { researchCopy } from "../../copy/researchCopy";
import { LISTED_PAPERS } from "../../lib/limits";
import { joinMonths, monthsSince } from "../../lib/research/atlas";
import type { ExplorerPaper } from "../../lib/research/explorerPaper";
import { isPlainClick, SmartLink } from "../../ui/SmartLink";
import * as styles from "./Atlas.module.css";

/** The drawing's measures, in its own units: a month's width, the line of time, the highest arc. */
const MONTH = 10;
const LINE_Y = 150;
const HIGHEST = 145;
const STEP = 12;
/** The deepest stack that keeps its steps; deeper ones are pressed together. */
const DEEPEST = 10;

/** A part of a circle from one month to a later one. */
function arc(from: number, to: number): string {
  const half = ((to - from) * MONTH) / 2;
  const height = Math.min(half, HIGHEST);
  const radius = ((half * half + height * height) / (2 * height)).toFixed(0);
  return `M${from * MONTH + 5} ${LINE_Y}a${radius} ${radius} 0 0 1 ${half * 2} 0`;
}

/** Arcs as wide as the pairs that they stand for: one path for each width. */
function arcPaths(papers: readonly ExplorerPaper[], firstYear: number) {
  const pairs = papers.length > LISTED_PAPERS ? [] : joinMonths(papers, firstYear);
  const counts = [...new Set(pairs.map(({ count }) => count))];
  return {
    pairs: pairs.reduce((sum, { count }) => sum + count, 0),
    paths: counts.map((count) => ({
      count,
      d: pairs
        .filter((pair) => pair.count === count)
        .map(({ from, to }) => arc(from, to))
        .join(""),
    })),
  };
}

/** Where each paper's dot is: below its month, in stacks. */
function placeDots(papers: readonly ExplorerPaper[], firstYear: number) {
  const depths = new Map<number, number>();
  const placed = papers.map((paper) => {
    const month = monthsSince(firstYear, paper);
    const depth = (depths.get(month) ?? 0) + 1;
    depths.set(month, depth);
    return { paper, x: month * MONTH + 5, depth };
  });
  const step = STEP * Math.min(1, DEEPEST / Math.max(...depths.values()));
  const dots = placed.map((dot) => ({ ...dot, y: Math.round(LINE_Y + dot.depth * step) }));
  return { dots, height: Math.max(...dots.map(({ y }) => y)) + STEP };
}

export interface AtlasProps {
  /** The whole catalogue, newest first; never empty. */
  papers: readonly ExplorerPaper[];
  /** What the query leaves of it; the dots of the others go faint. */
  found: readonly ExplorerPaper[];
  years: readonly { year: string; count: number }[];
  /** Years chosen. */
  chosen: readonly string[];
  /** Where the papers of a year are without scripts. */
  hrefOf: (year: string) => string;
  onToggle: (year: string) => void;
}

/**
 * The catalogue in time: a dot for each paper, arcs where several people went on together. The years
 * below are the filter; without scripts they lead to the papers of the year.
 */
export function Atlas({ papers, found, years, chosen, hrefOf, onToggle }: AtlasProps) {
  const firstYear = Number(years[0]?.year);
  const { pairs, paths } = useMemo(() => arcPaths(papers, firstYear), [papers, firstYear]);
  const { dots, height } = useMemo(() => placeDots(papers, firstYear), [papers, firstYear]);
  const left = new Set(found.map(({ prettyURL }) => prettyURL));
  // A line of no length with a round end is a dot: one element draws them all.
  const draw = (test: (paper: ExplorerPaper) => boolean) =>
    dots
      .filter(({ paper }) => test(paper))
      .map(({ x, y }) => `M${x} ${y}h0`)
      .join("");
  const width = years.length * 12 * MONTH;
  return (
    <div className={styles.atlas}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <path d={`M0 ${LINE_Y}h${width}`} />
        <g className={found.length < papers.length ? styles.faint : undefined}>
          {paths.map(({ count, d }) => (
            <path key={count} className={styles.arc} strokeWidth={0.7 + 0.7 * count} d={d} />
          ))}
        </g>
        <path
          className={`${styles.dots} ${styles.faint}`}
          d={draw(({ prettyURL }) => !left.has(prettyURL))}
        />
        <path className={styles.dots} d={draw(({ prettyURL }) => left.has(prettyURL))} />
        <path className={styles.hole} d={draw(({ award }) => award !== null)} />
      </svg>
      <ol className={styles.years} aria-label={researchCopy.facets.years}>
        {years.map(({ year, count }) => {
          const isChosen = chosen.includes(year);
          const words = (
            <>
              <b>{year}</b> {count} {researchCopy.paperCount(count)}
            </>
          );
          return (
            <li key={year}>
              {count === 0 && !isChosen ? (
                words
              ) : (
                <SmartLink
                  to={hrefOf(year)}
                  aria-current={isChosen ? "true" : undefined}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    onToggle(year);
                  }}
                >
                  {words}
                </SmartLink>
              )}
            </li>
          );
        })}
      </ol>
      <p className={styles.words}>{researchCopy.atlas(pairs)}</p>
    </div>
  );
}
