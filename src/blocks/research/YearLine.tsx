import { useState } from "react";
import { researchCopy } from "../../copy/researchCopy";
import { lineStyle, nodeStyle, type YearCount } from "./yearNodes";
import * as styles from "./YearLine.module.css";

export interface YearLineProps {
  years: readonly YearCount[];
  /** Years chosen. */
  chosen: readonly string[];
  onToggle: (year: string) => void;
}

/**
 * Years as nodes on a line, as large as their papers, to choose from. One without papers is disabled,
 * unless it has just been toggled and has the focus, which would be lost.
 */
export function YearLine({ years, chosen, onToggle }: YearLineProps) {
  const [held, setHeld] = useState("");
  return (
    <div className={styles.line} style={lineStyle(years)}>
      {years.map(({ year, count }) => {
        const isChosen = chosen.includes(year);
        return (
          <label key={year} className={styles.year}>
            <b aria-hidden>{count}</b>
            <input
              className={styles.node}
              style={nodeStyle(count)}
              type="checkbox"
              // As in Facet: the address decides, not what Firefox restores.
              autoComplete="off"
              name="years"
              value={year}
              checked={isChosen}
              disabled={count === 0 && !isChosen && year !== held}
              aria-label={researchCopy.yearLabel(year, count)}
              onChange={() => {
                setHeld(year);
                onToggle(year);
              }}
              onBlur={() => {
                setHeld("");
              }}
            />
            <span aria-hidden>{year}</span>
          </label>
        );
      })}
    </div>
  );
}
