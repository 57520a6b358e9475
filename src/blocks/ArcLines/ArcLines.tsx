import type { ReactNode } from "react";
import * as styles from "./ArcLines.module.css";

export interface ArcLine {
  key: string;
  text: ReactNode;
  /** Type of the result; shown with the text. */
  note?: ReactNode;
  isOutcome?: boolean | undefined;
}

/** A line above its analysis results, joined by arcs. */
export const ArcLines = ({ rows }: { rows: readonly ArcLine[] }) => (
  <ol className={styles.root} style={{ "--rows": rows.length }}>
    {rows.map(({ key, text, note, isOutcome }, index) => (
      <li key={key} style={{ "--row": index + 1 }} data-outcome={isOutcome}>
        <div>
          <span>{text}</span>
          {note && <i>{note}</i>}
        </div>
      </li>
    ))}
  </ol>
);
