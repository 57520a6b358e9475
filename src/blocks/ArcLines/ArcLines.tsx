import type { ReactNode } from "react";
import * as styles from "./ArcLines.module.css";

interface ArcLine {
  key: string;
  text: ReactNode;
  /** Small text after `text`, such as a relation or a language. */
  note?: ReactNode;
  isOutcome?: boolean | undefined;
}

/** A list whose first row is joined to each other row by an arc. */
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
