import { useMemo, useState, type ReactNode } from "react";
import { researchCopy } from "../../copy/researchCopy";
import { arcRadius, arcToTheLeft, rounded } from "../../lib/arcs";
import { groupBy } from "../../lib/lists";
import { chainInTime, joinByAuthors, monthsSince, type MonthPair } from "../../lib/research/atlas";
import type { ExplorerPaper } from "../../lib/research/explorerPaper";
import { isPlainClick, SmartLink } from "../../ui/SmartLink";
import { Dimming } from "../Dimming";
import * as styles from "./Atlas.module.css";

/** Measures of the wide drawing, in its own units, and of the narrow one, in pixels of usual text. */
const WIDTH = 868;
const AXIS_Y = 208;
const STACK_HEIGHT = 78;
const ROW_HEIGHT = 38;
const COLUMN_X = 92;
/** More dots than this do not fit into a row of the narrow drawing, which then has a bar. */
const MOST_DOTS = 18;

export interface AtlasProps {
  /** Every paper, newest first; the same array while the page lives. */
  papers: readonly ExplorerPaper[];
  /** Those that meet the query but for its years. */
  found: readonly ExplorerPaper[];
  /** The years in their order, each with the papers that choosing it would leave. */
  years: readonly { year: number; count: number }[];
  chosen: readonly string[];
  /** The address of the papers of a year. */
  hrefOf: (year: string) => string;
  onToggle: (year: string) => void;
  gradient: string;
  title: ReactNode;
  children: ReactNode;
}

const yearKey = (year: number) => `y${year}`;

interface DrawingProps {
  firstYear: number;
  yearCount: number;
  arcs: readonly MonthPair[];
}

/** The keys of the years that an arc joins. */
const keysOf = ({ from, to }: MonthPair, firstYear: number) =>
  [...new Set([from, to].map((month) => yearKey(firstYear + Math.floor(month / 12))))].join(" ");

/** Papers as dots below the months, arcs between months above them. */
function WideDrawing({
  firstYear,
  yearCount,
  arcs,
  papers,
  found,
}: DrawingProps & Pick<AtlasProps, "papers" | "found">) {
  const monthWidth = WIDTH / yearCount / 12;
  const xOf = (month: number) => rounded((month + 0.5) * monthWidth);
  const isFound = new Set(found);
  const rank = (paper: ExplorerPaper) =>
    (isFound.has(paper) ? 2 : 0) + (paper.award === null ? 0 : 1);
  const stacks = groupBy(
    [...papers].sort((a, b) => rank(b) - rank(a)),
    (paper) => String(monthsSince(firstYear, paper)),
  ).map(({ heading, items }) => ({ month: Number(heading), items }));
  const highest = Math.max(...stacks.map(({ items }) => items.length));
  const step = Math.min(11.5, monthWidth * 1.15, STACK_HEIGHT / highest);
  const looks = (paper: ExplorerPaper) => {
    if (!isFound.has(paper)) return styles.off;
    return paper.award === null ? undefined : styles.award;
  };
  return (
    <svg
      className={styles.wide}
      viewBox={`0 0 ${WIDTH} ${AXIS_Y + STACK_HEIGHT + 6}`}
      aria-hidden
      style={{ strokeWidth: rounded(step / 5) }}
    >
      <path
        className={styles.axis}
        d={`M0 ${AXIS_Y}H${WIDTH}${Array.from({ length: yearCount + 1 }, (_, year) => `M${rounded((year * WIDTH) / yearCount)} ${AXIS_Y - 5}v10`).join("")}`}
      />
      {arcs.map((arc) => {
        const [x, toX] = [xOf(arc.from), xOf(arc.to)];
        const radius = rounded(arcRadius(toX - x, 265, 420));
        return (
          <path
            key={`${arc.from} ${arc.to}`}
            className={styles.arc}
            data-of={keysOf(arc, firstYear)}
            pathLength={1}
            strokeWidth={rounded(0.7 + arc.count * 0.7)}
            d={
              x === toX
                ? `M${x} ${AXIS_Y}a7 7 0 1 1 .1 0`
                : `M${x} ${AXIS_Y}A${radius} ${radius} 0 0 1 ${toX} ${AXIS_Y}`
            }
          />
        );
      })}
      {stacks.map(({ month, items }) => (
        <g key={month} data-of={yearKey(firstYear + Math.floor(month / 12))}>
          {items.map((paper, index) => (
            <circle
              key={paper.prettyURL}
              className={looks(paper)}
              cx={xOf(month)}
              cy={rounded(AXIS_Y + 13 + index * step)}
              r={rounded(step * 0.37)}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** The same arcs between years, beside their rows; for narrow screens. */
function NarrowDrawing({ firstYear, yearCount, arcs }: DrawingProps) {
  const yOf = (year: number) => (year + 0.5) * ROW_HEIGHT;
  const byYears = groupBy(
    arcs.filter(({ from, to }) => Math.floor(from / 12) !== Math.floor(to / 12)),
    (arc) => keysOf(arc, firstYear),
  );
  const height = yearCount * ROW_HEIGHT;
  return (
    <svg
      className={styles.narrow}
      viewBox={`0 0 96 ${height}`}
      style={{ height: `${height / 16}rem` }}
      aria-hidden
    >
      {byYears.map(({ heading: keys, items }) => {
        const count = items.reduce((sum, arc) => sum + arc.count, 0);
        const [from = 0, to = 0] = items.flatMap((arc) =>
          [arc.from, arc.to].map((month) => yOf(Math.floor(month / 12))),
        );
        return (
          <path
            key={keys}
            className={styles.arc}
            data-of={keys}
            pathLength={1}
            strokeWidth={Math.min(9, rounded(0.6 + count * 0.55))}
            d={arcToTheLeft(COLUMN_X, from, to, 88, 120)}
          />
        );
      })}
      {Array.from({ length: yearCount }, (_, year) => (
        <circle key={year} cx={COLUMN_X} cy={yOf(year)} r={4} />
      ))}
    </svg>
  );
}

/**
 * The years as links, each with its papers. One without papers is words only, unless it is chosen or
 * has just been and has the focus, which would be lost.
 */
function Years({
  years,
  chosen,
  hrefOf,
  onToggle,
}: Pick<AtlasProps, "years" | "chosen" | "hrefOf" | "onToggle">) {
  const [held, setHeld] = useState("");
  const most = Math.max(...years.map(({ count }) => count));
  return (
    <ol className={styles.years} aria-label={researchCopy.byYear}>
      {years.map(({ year, count }) => {
        const key = String(year);
        const isChosen = chosen.includes(key);
        const words = (
          <>
            <b>{year}</b>
            <i
              className={most > MOST_DOTS ? styles.bar : styles.dots}
              style={{
                width: most > MOST_DOTS ? `${(count / most) * 100}%` : `${count * 0.625}rem`,
              }}
            />{" "}
            <span>
              {count} <span className={styles.unit}>{researchCopy.paperCount(count)}</span>
            </span>
          </>
        );
        return (
          <li key={year}>
            {count === 0 && !isChosen && key !== held ? (
              <span className={styles.year}>{words}</span>
            ) : (
              <SmartLink
                to={hrefOf(key)}
                className={styles.year}
                data-key={yearKey(year)}
                aria-current={isChosen || undefined}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  setHeld(key);
                  onToggle(key);
                }}
                onBlur={() => {
                  setHeld("");
                }}
              >
                {words}
              </SmartLink>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/**
 * The catalogue as a picture and as its filter by year: papers hang below their months, arcs join
 * those with several authors in common or, of some papers, each to the next in time.
 */
export function Atlas({ papers, found, years, gradient, title, children, ...choice }: AtlasProps) {
  const firstYear = years[0]?.year ?? 0;
  const isWhole = found.length === papers.length;
  const joined = useMemo(() => joinByAuthors(papers, firstYear), [papers, firstYear]);
  const drawing = {
    firstYear,
    yearCount: years.length,
    arcs: isWhole ? joined.arcs : chainInTime(found, firstYear),
  };
  const awards = papers.filter(({ award }) => award !== null).length;
  return (
    <header className={`gradient ${gradient} ${styles.atlas}`}>
      <div className={`page ${styles.row}`}>
        <div className={styles.text}>
          <h1 className={isWhole ? undefined : styles.choice}>{title}</h1>
          {children}
        </div>
        <figure className={styles.figure}>
          <Dimming scope={styles.figure} keys={years.map(({ year }) => yearKey(year))} />
          <WideDrawing {...drawing} papers={papers} found={found} />
          <div className={styles.body}>
            <NarrowDrawing {...drawing} />
            <Years years={years} {...choice} />
          </div>
          <figcaption>
            {isWhole ? (
              <>
                <span className={styles.wideWords}>{researchCopy.atlasDots(awards)}</span>{" "}
                {joined.pairs > 0 && researchCopy.atlasArcs(joined)} <b>{researchCopy.atlasHint}</b>
              </>
            ) : (
              researchCopy.atlasChain(found.length)
            )}
          </figcaption>
        </figure>
      </div>
    </header>
  );
}
