import type { CSSProperties } from "react";
import { researchCopy } from "../../config/copy/researchCopy";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./YearLine.module.css";

export interface YearCount {
  year: string;
  count: number;
}

interface Years {
  years: readonly YearCount[];
}

interface YearLinksProps extends Years {
  /** The page of a year's papers. */
  hrefOf: (year: string) => string;
}

interface YearChoiceProps extends Years {
  /** Years chosen. */
  chosen: readonly string[];
  onToggle: (year: string) => void;
}

export type YearLineProps = YearLinksProps | YearChoiceProps;

const lineStyle = (years: Years["years"]): CSSProperties => ({
  gridTemplateColumns: `repeat(${String(years.length)}, minmax(0, 1fr))`,
});

/** A node's area grows with the papers. */
const nodeStyle = (count: number): CSSProperties => {
  const width = `${(0.55 + Math.sqrt(count) * 0.34).toFixed(2)}rem`;
  return { width, height: width };
};

const yearClass = (isDead: boolean) => (isDead ? `${styles.year} ${styles.none}` : styles.year);

function YearLinks({ years, hrefOf }: YearLinksProps) {
  return (
    <ol className={styles.line} style={lineStyle(years)}>
      {years.map(({ year, count }) => {
        const node = (
          <>
            <b aria-hidden>{count}</b>
            <i className={styles.node} style={nodeStyle(count)} />
            <span aria-hidden>{year}</span>
            <span className={styles.words}>{researchCopy.yearLabel(year, count)}</span>
          </>
        );
        return (
          <li key={year} className={count === 0 ? yearClass(true) : undefined}>
            {count === 0 ? (
              node
            ) : (
              <SmartLink to={hrefOf(year)} className={yearClass(false)}>
                {node}
              </SmartLink>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function YearChoice({ years, chosen, onToggle }: YearChoiceProps) {
  return (
    <div className={styles.line} style={lineStyle(years)}>
      {years.map(({ year, count }) => {
        const isChosen = chosen.includes(year);
        const isDead = count === 0 && !isChosen;
        return (
          <label key={year} className={yearClass(isDead)}>
            <b aria-hidden>{count}</b>
            <input
              className={styles.node}
              style={nodeStyle(count)}
              type="checkbox"
              name="years"
              value={year}
              checked={isChosen}
              disabled={isDead}
              aria-label={researchCopy.yearLabel(year, count)}
              onChange={() => {
                onToggle(year);
              }}
            />
            <span aria-hidden>{year}</span>
          </label>
        );
      })}
    </div>
  );
}

/**
 * Years as nodes on a line, as large as their papers, to be followed or to be chosen; a year without
 * papers stays and does nothing.
 */
export const YearLine = (props: YearLineProps) =>
  "hrefOf" in props ? <YearLinks {...props} /> : <YearChoice {...props} />;
