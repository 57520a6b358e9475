import type { CSSProperties } from "react";
import { researchCopy } from "../../config/copy/researchCopy";
import * as styles from "./YearLine.module.css";

export interface YearCount {
  year: string;
  count: number;
}

export interface YearLineProps {
  years: readonly YearCount[];
  /** Years chosen; without `onToggle` the line only shows. */
  chosen?: readonly string[] | undefined;
  onToggle?: ((year: string) => void) | undefined;
}

/** A node's width in rem: its area grows with the papers. */
const nodeWidth = (count: number) => `${(0.55 + Math.sqrt(count) * 0.34).toFixed(2)}rem`;

/** Years as nodes on a line, as large as their papers; a year without papers stays, disabled. */
export function YearLine({ years, chosen = [], onToggle }: YearLineProps) {
  const columns: CSSProperties = {
    gridTemplateColumns: `repeat(${String(years.length)}, minmax(0, 1fr))`,
  };
  if (onToggle === undefined) {
    return (
      <ol className={styles.line} style={columns}>
        {years.map(({ year, count }) => (
          <li key={year} className={count === 0 ? `${styles.year} ${styles.none}` : styles.year}>
            <b aria-hidden>{count}</b>
            <i
              className={styles.node}
              style={{ width: nodeWidth(count), height: nodeWidth(count) }}
            />
            <span aria-hidden>{year}</span>
            <span className={styles.words}>{researchCopy.yearLabel(year, count)}</span>
          </li>
        ))}
      </ol>
    );
  }
  return (
    <div className={styles.line} style={columns}>
      {years.map(({ year, count }) => {
        const isChosen = chosen.includes(year);
        const isDead = count === 0 && !isChosen;
        return (
          <label key={year} className={isDead ? `${styles.year} ${styles.none}` : styles.year}>
            <b aria-hidden>{count}</b>
            <input
              className={styles.node}
              style={{ width: nodeWidth(count), height: nodeWidth(count) }}
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
