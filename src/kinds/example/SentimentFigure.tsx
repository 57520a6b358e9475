import { figureCopy } from "./copy";
import { Gloss, Marked, PartLink } from "./parts";
import type { Shape } from "./shapes";
import * as styles from "./SentimentFigure.module.css";

/** Texts on a scale of six classes; a circle's area is proportional to the class share. */
export const SentimentFigure = ({ example: { texts } }: { example: Shape<"sentiment"> }) => (
  <table className={styles.root}>
    <thead>
      <tr>
        {figureCopy.classes.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    {texts.map(({ language, text, translation, shares, emotions, abuse }, index) => (
      <tbody key={text} data-part={index + 1}>
        <tr>
          <th scope="rowgroup" colSpan={shares.length}>
            <PartLink part={index + 1}>
              <Marked
                language={language}
                text={text}
                draw={(run) => <mark data-mark={run.mark}>{run.text}</mark>}
              />
            </PartLink>
            <Gloss language={language} translation={translation} />
            <small>
              {emotions.map(({ label, score }) => `${label} ${score.toFixed(2)}`).join(", ")}
              {abuse !== undefined && <b> {figureCopy.abuse(abuse)}</b>}
            </small>
          </th>
        </tr>
        <tr>
          {shares.map((share, place) => (
            <td
              key={place}
              style={{ "--w": Math.sqrt(share) }}
              data-top={share === Math.max(...shares)}
            >
              <span>{share.toFixed(2)}</span>
            </td>
          ))}
        </tr>
      </tbody>
    ))}
  </table>
);
