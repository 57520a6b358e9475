import { weighed } from "../../lib/example/weighed";
import { Words } from "../../ui/Words";
import { figureCopy } from "./copy";
import { workCopy } from "./workCopy";
import { drawMarks, Gloss, PartLink, type Shape } from "./parts";
import * as styles from "./SentimentFigure.module.css";

/** Texts on one scale of six classes; the area of a circle is the share of its class. */
export const SentimentFigure = ({ example: { texts } }: { example: Shape<"sentiment"> }) => (
  <table className={styles.root}>
    <thead>
      <tr>
        <td />
        {figureCopy.classes.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {texts.map(({ language, text, translation, shares, emotions, abuse }, index) => (
        <tr key={text} data-part={index + 1}>
          <th scope="row">
            <PartLink part={index + 1}>
              <Words language={language}>
                {drawMarks({ text }, ({ text: words, mark }) => (
                  <mark data-mark={mark}>{words}</mark>
                ))}
              </Words>
            </PartLink>
            <Gloss language={language} translation={translation} />
            <small>
              {emotions.map(({ label, score }) => `${label} ${score.toFixed(2)}`).join(", ")}
              {abuse !== undefined && <b> {workCopy.abuse(abuse)}</b>}
            </small>
          </th>
          {shares.map((share, place) => (
            <td
              key={place}
              style={weighed(Math.sqrt(share))}
              data-top={share === Math.max(...shares)}
            >
              <span>{share.toFixed(2)}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
