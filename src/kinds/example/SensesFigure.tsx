import { readMarks } from "../../lib/example/marks";
import { hued } from "../../lib/example/weighed";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { Words } from "../../ui/Words";
import { workCopy } from "./workCopy";
import { drawMarks, PartLink, type Shape } from "./parts";
import * as styles from "./SensesFigure.module.css";

interface ReadingProps {
  word: string | undefined;
  language: string;
  reading: Shape<"senses">["concepts"][number]["readings"][number];
}

/** A word with what it means, and the senses that it doesn't have here. */
const Reading = ({ word, language, reading }: ReadingProps) => (
  <div className={styles.reading}>
    <Words language={language} className={styles.word}>
      {word}
    </Words>
    <ul lang={language}>
      <li>{reading.chosen}</li>
      {reading.others.map((other) => (
        <li key={other} className={styles.other}>
          <span lang="en">
            <VisuallyHidden>{workCopy.not} </VisuallyHidden>
          </span>
          {other}
        </li>
      ))}
    </ul>
  </div>
);

/** Two sentences and the concepts on which their words meet. */
export function SensesFigure({ example: { sentences, concepts } }: { example: Shape<"senses"> }) {
  const wordOf = (text: string, label: string) =>
    readMarks(text).find(({ mark }) => mark === label)?.text;
  const [above, below] = sentences;
  return (
    <div className={styles.root}>
      {sentences.map(({ language, text }) => (
        <p key={language} className={styles.sentence}>
          <Words language={language}>
            {drawMarks({ text }, ({ text: word, mark }) => (
              <b style={hued(concepts.findIndex(({ label }) => label === mark))}>{word}</b>
            ))}
          </Words>
        </p>
      ))}
      <ol>
        {concepts.map(({ label, gloss, readings: [first, second] }, index) => (
          <li key={label} data-part={index + 1} style={hued(index)}>
            {above && first && (
              <Reading word={wordOf(above.text, label)} language={above.language} reading={first} />
            )}
            <p className={styles.concept}>
              <PartLink part={index + 1}>{label}</PartLink>
              <small>{gloss}</small>
            </p>
            {below && second && (
              <Reading
                word={wordOf(below.text, label)}
                language={below.language}
                reading={second}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
