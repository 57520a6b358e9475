import { ArcLines } from "../../blocks/ArcLines/ArcLines";
import * as styles from "./SenseFigure.module.css";

type Written = NonNullable<Queries.HomeViewFragment["homePage"]>["senses"][number]["given"][number];

export interface SenseFigureProps {
  /** What goes in: one line, or several names of one thing. */
  given: readonly Written[];
  /** What it means, or what the names have in common. */
  meaning: Written | null;
  /** What else is read in it. */
  read: readonly Written[];
}

/** Names on the left, joined at what they mean; what is known of it on the right. */
const Fan = ({ given, meaning, read }: SenseFigureProps) => {
  const side = (words: readonly Written[], className: string | undefined) => (
    <ul className={className}>
      {words.map(({ text, language, note }, index) => {
        // How many rows an arc spans, from the middle of its own to where the arcs meet, and which way.
        const steps = (words.length - 1) / 2 - index;
        return (
          <li key={text} style={{ "--steps": Math.abs(steps), "--down": steps < 0 ? -1 : 1 }}>
            <bdi lang={language}>{text}</bdi> {note && <small>{note}</small>}
          </li>
        );
      })}
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

/** What goes into a solution and what comes out, drawn from the record and from nothing else. */
export const SenseFigure = ({ given, meaning, read }: SenseFigureProps) => (
  <figure className={styles.root}>
    {given.length === 1 ? (
      <ArcLines
        rows={[...given, ...read, ...(meaning ? [meaning] : [])].map((line) => ({
          key: line.text,
          text: <bdi lang={line.language}>{line.text}</bdi>,
          note: line.note,
          isOutcome: line === meaning || undefined,
        }))}
      />
    ) : (
      <Fan given={given} meaning={meaning} read={read} />
    )}
    <figcaption className="srOnly">An example of ours</figcaption>
  </figure>
);
