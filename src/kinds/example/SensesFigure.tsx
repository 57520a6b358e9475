import { marked } from "../../lib/example/marks";
import { Words } from "../../ui/Words";
import { figureCopy } from "./copy";
import { hued, Marked, PartLink } from "./parts";
import type { Shape } from "./shapes";
import * as styles from "./SensesFigure.module.css";

/** Two sentences and the concepts that their words share. */
export function SensesFigure({ example: { sentences, concepts } }: { example: Shape<"senses"> }) {
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
          <li key={label} data-part={index + 1} style={hued(index)}>
            <div className={styles.concept} data-entity={entity !== undefined}>
              <PartLink part={index + 1}>{label}</PartLink>
              <small>{gloss}</small>
              {(entity ?? identifier) !== undefined && (
                <small>
                  {entity} <code>{identifier}</code>
                </small>
              )}
            </div>
            {sentences.map(({ language, text }, place) => (
              <div key={language} className={styles.reading}>
                <Words language={language}>
                  {marked(text).find(({ mark }) => mark === label)?.text}
                </Words>
                <ul lang={language}>
                  <li>{readings[place]?.chosen}</li>
                  {readings[place]?.others.map((other) => (
                    <li key={other}>
                      <span lang="en">
                        <span className="srOnly">{figureCopy.not} </span>
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
