import { ArcLines } from "../../blocks/ArcLines/ArcLines";
import * as styles from "./SenseFigure.module.css";

type SenseFigureProps = Pick<Queries.HomeSense, "given" | "meaning" | "read">;

const LineText = ({ text, language, note }: Queries.ForeignText) => (
  <>
    <bdi lang={language}>{text}</bdi> {note && <small>{note}</small>}
  </>
);

const Fan = ({ given, meaning, read }: SenseFigureProps) => {
  const side = (texts: readonly Queries.ForeignText[], className: string | undefined) => (
    <ul className={className}>
      {texts.map((line, index) => {
        // Distance in rows from this row to the list's middle, where the arcs meet.
        const steps = (texts.length - 1) / 2 - index;
        return (
          <li key={line.text} style={{ "--steps": Math.abs(steps), "--down": steps < 0 ? -1 : 1 }}>
            <LineText {...line} />
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className={styles.fan}>
      {side(given, styles.names)}
      <b className={styles.meaning}>{meaning && <LineText {...meaning} />}</b>
      {side(read, styles.known)}
    </div>
  );
};

/** Figure of a solution's example: input, meaning and output. */
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
    <figcaption className="srOnly">Our own example</figcaption>
  </figure>
);
