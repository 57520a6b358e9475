import { figureCopy, SENTIMENTS } from "./copy";
import { Gloss, Marked, SpanLink } from "./parts";
import type { Shape } from "./shapes";
import * as styles from "./SentimentFigure.module.css";

/** Texts on a scale of six classes; a large circle marks the class of each text. */
export const SentimentFigure = ({ texts }: Shape<"sentiment">) => (
  <table className={styles.root}>
    <thead>
      <tr>
        {SENTIMENTS.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    {texts.map(({ language, text, translation, class: found, score, emotions, abuse }, index) => (
      <tbody key={text} data-part={index + 1}>
        <tr>
          <th scope="rowgroup" colSpan={SENTIMENTS.length}>
            <SpanLink part={index + 1}>
              <Marked
                language={language}
                text={text}
                draw={(run) => <mark data-mark={run.mark}>{run.text}</mark>}
              />
            </SpanLink>
            <Gloss language={language} translation={translation} />
            <small>
              {emotions.map((emotion) => `${emotion.label} ${emotion.score.toFixed(2)}`).join(", ")}
              {abuse !== undefined && <b> {figureCopy.abuse(abuse)}</b>}
            </small>
          </th>
        </tr>
        <tr>
          {SENTIMENTS.map((label) => (
            <td key={label} data-top={label === found}>
              <span>{label === found && score.toFixed(2)}</span>
            </td>
          ))}
        </tr>
      </tbody>
    ))}
  </table>
);
