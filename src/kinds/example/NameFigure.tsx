import { getLanguageName } from "../../lib/example/languages";
import { figureCopy } from "./copy";
import { Dots, SpanLink } from "./parts";
import type { Shape } from "./shapes";
import * as styles from "./NameFigure.module.css";

/** Product name, meanings of its parts, trademark classes (Nice Classification) and languages. */
export function NameFigure({ parts, languages, whole, classes }: Shape<"name">) {
  const meanings = parts.flatMap((part) => part.meanings);
  const found = new Map(
    meanings.flatMap(({ languages: codes, tone }) => codes.map((code) => [code, tone] as const)),
  );
  const tones = [...found.values()];
  return (
    <div className={styles.root}>
      <div className={styles.parts}>
        {parts.map(({ text, meanings: meaningsOfPart }) => (
          <section key={text}>
            <h2>{text}</h2>
            <ul>
              {meaningsOfPart.map((meaning) => {
                const part = meanings.indexOf(meaning) + 1;
                return (
                  <li key={part} data-part={part} data-tone={meaning.tone}>
                    <b>
                      <SpanLink part={part}>{meaning.meaning}</SpanLink>
                    </b>{" "}
                    {meaning.languages.map(getLanguageName).join(", ")}
                    <small>
                      {meaning.tone}
                      {meaning.classes.length > 0 && figureCopy.niceClass(meaning.classes)}
                    </small>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      {whole !== undefined && <p>{whole}</p>}
      <h2>{figureCopy.niceClasses}</h2>
      <ul className={styles.classes}>
        {classes.map(({ number, title, note }, index) => (
          <li key={number} data-part={meanings.length + index + 1}>
            <b>{number}</b>
            <div>
              {title}
              <small>{note}</small>
            </div>
          </li>
        ))}
      </ul>
      <Dots on={Array.from({ length: languages }, (_, index) => tones[index] ?? false)} />
      <p>{figureCopy.found(languages, found.size)}</p>
    </div>
  );
}
