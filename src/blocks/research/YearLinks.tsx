import { researchCopy } from "../../copy/researchCopy";
import { SmartLink } from "../../ui/SmartLink";
import { lineStyle, nodeStyle, type YearCount } from "./yearNodes";
import * as styles from "./YearLine.module.css";

export interface YearLinksProps {
  years: readonly YearCount[];
  /** The page of a year's papers. */
  hrefOf: (year: string) => string;
}

/** Years as nodes on a line, as large as their papers, to which they lead; one without papers stays. */
export const YearLinks = ({ years, hrefOf }: YearLinksProps) => (
  <ol className={styles.line} style={lineStyle(years)}>
    {years.map(({ year, count }) => {
      const node = (
        <>
          <b aria-hidden>{count}</b>
          <i className={styles.node} style={nodeStyle(count)} />
          <span aria-hidden>{year}</span>
          <span className="srOnly">{researchCopy.yearLabel(year, count)}</span>
        </>
      );
      return count === 0 ? (
        <li key={year} className={`${styles.year} ${styles.none}`}>
          {node}
        </li>
      ) : (
        <li key={year}>
          <SmartLink to={hrefOf(year)} className={styles.year}>
            {node}
          </SmartLink>
        </li>
      );
    })}
  </ol>
);
