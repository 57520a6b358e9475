import type { ReactNode } from "react";
import { Words } from "../../ui/Words";
import * as styles from "./ExampleDrawing.module.css";

/** A card's drawing: an emphasised word or line, and rows by weight. */
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

/** Draws a small, decorative example; the card's text describes the product. */
export const ExampleDrawing = ({ drawing, gradient }: { drawing: Drawing; gradient: string }) => (
  <div className={`gradient ${gradient} ${styles.root} screenOnly`} aria-hidden>
    <p className={drawing.text.length > WORD_MAX ? styles.line : styles.word}>
      <Words language={drawing.language}>{drawing.text}</Words>
    </p>
    <ul>
      {drawing.rows.map((row, place) => (
        <li key={place} style={{ "--w": row.weight }}>
          <Words language={row.language}>{row.text}</Words>
          <small>{row.note}</small>
        </li>
      ))}
    </ul>
  </div>
);
