import type { CSSProperties } from "react";
import { homeCopy } from "./copy";
import * as styles from "./SenseFigure.module.css";

/** Words in their language, and what they are. */
export interface WrittenWords {
  readonly text: string;
  /** The language's code (BCP 47). */
  readonly language: string;
  readonly note: string | null;
}

export interface SenseFigureProps {
  /** What goes in: one line, or several names of one thing. */
  given: readonly WrittenWords[];
  /** What it means, or what the names have in common. */
  meaning: WrittenWords | null;
  /** What else is read in it. */
  read: readonly WrittenWords[];
}

interface ArcStyle extends CSSProperties {
  "--steps": number;
  "--down": number;
}

/** How many rows an arc spans, from the middle of its own to where the arcs meet, and which way. */
const spans = (steps: number): ArcStyle => ({
  "--steps": Math.abs(steps),
  "--down": steps < 0 ? -1 : 1,
});

const Words = ({ text, language, note }: WrittenWords) => (
  <>
    <bdi lang={language}>{text}</bdi>
    {note && (
      <>
        {" "}
        <small>{note}</small>
      </>
    )}
  </>
);

/** Names on the left, joined at what they mean; what is known of it on the right. */
const Fan = ({ given, meaning, read }: SenseFigureProps) => {
  const side = (words: readonly WrittenWords[], className: string | undefined) => (
    <ul className={className}>
      {words.map((one, index) => (
        <li key={one.text} style={spans((words.length - 1) / 2 - index)}>
          <Words {...one} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.fan}>
      {side(given, styles.names)}
      <b className={styles.meaning}>{meaning?.text}</b>
      {side(read, styles.known)}
    </div>
  );
};

/** One line and what was read in it, joined by arcs; what it means stands out, last. */
const Lines = ({ given, meaning, read }: SenseFigureProps) => (
  <ol className={styles.lines}>
    {[...given, ...read, ...(meaning ? [meaning] : [])].map((one, index) => (
      <li
        key={one.text}
        style={spans(index)}
        className={one === meaning ? styles.outcome : undefined}
      >
        <Words {...one} />
      </li>
    ))}
  </ol>
);

/** What goes into a solution and what comes out, drawn from the record and from nothing else. */
export const SenseFigure = (words: SenseFigureProps) => (
  <figure className={styles.root}>
    {words.given.length === 1 ? <Lines {...words} /> : <Fan {...words} />}
    <figcaption className="srOnly">{homeCopy.example}</figcaption>
  </figure>
);
