import type { ReactNode } from "react";
import { Lang } from "../../ui/Lang";
import * as styles from "./ExampleDrawing.module.css";

/** Drawing on a card: a large word or line, and rows. `weight` is a row's bar thickness. */
export interface Drawing {
  readonly text: string;
  readonly language: string;
  readonly rows: readonly {
    readonly text: ReactNode;
    readonly language: string;
    readonly note: string;
    readonly weight: number;
  }[];
}

const WORD_MAX = 14;

/** Draws a small example. It's decorative, because the card's text describes the record. */
export const ExampleDrawing = ({ drawing, gradient }: { drawing: Drawing; gradient: string }) => (
  <div className={`gradient ${gradient} ${styles.root} screenOnly`} aria-hidden>
    <p className={drawing.text.length > WORD_MAX ? styles.line : styles.word}>
      <Lang language={drawing.language}>{drawing.text}</Lang>
    </p>
    <ul>
      {drawing.rows.map((row, place) => (
        <li key={place} style={{ "--w": row.weight }}>
          <Lang language={row.language}>{row.text}</Lang>
          <small>{row.note}</small>
        </li>
      ))}
    </ul>
  </div>
);
