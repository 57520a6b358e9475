import type { ReactNode } from "react";
import * as styles from "./ArcLines.module.css";

export interface ArcLine {
  key: string;
  text: ReactNode;
  /** What the line is, as the first line's arc to it says. */
  note?: ReactNode;
  /** What comes of it all, which stands out. */
  isOutcome?: boolean | undefined;
}

/** One line and what is read in it, below each other, joined by arcs. */
export const ArcLines = ({ rows }: { rows: readonly ArcLine[] }) => (
  <ol className={styles.root}>
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
