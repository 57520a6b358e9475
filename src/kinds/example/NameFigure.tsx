import { languageName } from "../../lib/example/languages";
import { workCopy } from "./workCopy";
import { PartLink, type Shape } from "./parts";
import * as pair from "./ExamplePair.module.css";
import * as styles from "./NameFigure.module.css";

/** A name over what its parts mean, and the goods and languages that this touches. */
export function NameFigure({ example: { parts, languages, classes } }: { example: Shape<"name"> }) {
  const meanings = parts.flatMap((part) => part.meanings);
  const found = new Map(
    meanings.flatMap(({ languages: codes, tone }) => codes.map((code) => [code, tone] as const)),
  );
  return (
    <div className={styles.root}>
      <div className={styles.parts}>
        {parts.map(({ text, meanings: own }) => (
          <section key={text}>
            <h2>{text}</h2>
            <ul>
              {own.map((meaning) => {
                const part = meanings.indexOf(meaning) + 1;
                return (
                  <li key={part} data-part={part} data-tone={meaning.tone}>
                    <b>
                      <PartLink part={part}>{meaning.meaning}</PartLink>
                    </b>
                    {meaning.languages.map(languageName).join(", ")}
                    <small>
                      {meaning.tone}
                      {meaning.classes.length > 0 && workCopy.niceClass(meaning.classes)}
                    </small>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      <h2>{workCopy.niceClasses}</h2>
      <ul className={styles.classes}>
        {classes.map(({ number, title, note }, index) => (
          <li key={number} data-part={meanings.length + index + 1}>
            <b>{number}</b>
            <span>
              {title}
              <small>{note}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className={`${pair.dots} ${styles.languages}`} aria-hidden>
        {Array.from({ length: languages }, (_, index) => (
          <i key={index} data-on={index < found.size} data-tone={[...found.values()][index]} />
        ))}
      </p>
      <p>{workCopy.found(languages, found.size)}</p>
    </div>
  );
}
