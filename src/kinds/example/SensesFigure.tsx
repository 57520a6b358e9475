import { parseMarks } from "../../lib/example/marks";
import { Lang } from "../../ui/Lang";
import { figureCopy } from "./copy";
import { getHueStyle, Marked, SpanLink } from "./parts";
import type { Shape } from "./shapes";
import * as styles from "./SensesFigure.module.css";

/** Two sentences and the concepts that their words share. */
export function SensesFigure({ sentences, concepts }: Shape<"senses">) {
  return (
    <div className={styles.root}>
      {sentences.map((sentence) => (
        <p key={sentence.language}>
          <Marked
            {...sentence}
            hueOf={(mark) => concepts.findIndex(({ label }) => label === mark)}
          />
        </p>
      ))}
      <ol>
        {concepts.map(({ label, gloss, entity, identifier, readings }, index) => (
          <li key={label} data-part={index + 1} style={getHueStyle(index)}>
            <div className={styles.concept} data-entity={entity !== undefined}>
              <SpanLink part={index + 1}>{label}</SpanLink>
              <small>{gloss}</small>
              {(entity ?? identifier) !== undefined && (
                <small>
                  {entity} <code>{identifier}</code>
                </small>
              )}
            </div>
            {sentences.map(({ language, text }, place) => (
              <div key={language} className={styles.reading}>
                <Lang language={language}>
                  {parseMarks(text).find(({ mark }) => mark === label)?.text}
                </Lang>
                <ul lang={language}>
                  <li>{readings[place]?.chosen}</li>
                  {readings[place]?.others.map((other) => (
                    <li key={other}>
                      <span lang="en" className="srOnly">
                        {figureCopy.not}{" "}
                      </span>
                      {other}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
