import { capitalize } from "../../lib/text";
import { STANCES, figureCopy } from "./copy";
import { Marked, SpanLink } from "./parts";
import type { Shape } from "./shapes";
import * as styles from "./VerdictFigure.module.css";

const GAP = 0.015;

/** Ring of two arcs whose lengths are the sides' shares of the weight, without neutral passages. */
function Ring({ sources }: Pick<Shape<"verdict">, "sources">) {
  const sum = (stance: string) =>
    sources.reduce((total, one) => total + (stance === one.stance ? one.weight : 0), 0);
  const sides = [sum("for"), sum("against")] as const;
  const total = sides[0] + sides[1];
  return (
    <svg viewBox="-78 -78 156 156" aria-hidden>
      <circle r="70" />
      {sides
        .map((weight) => (total > 0 ? weight / total : 0))
        .map((length, index) => (
          <circle
            key={index}
            data-stance={STANCES[index]}
            r="70"
            pathLength="1"
            strokeDasharray={`${Math.max(0, length - GAP)} 1`}
            transform={`rotate(${180 * (1 - index) - 180 * (length - GAP)})`}
          />
        ))}
    </svg>
  );
}

/** Claim with its verdict, the passages by stance, and a ring of the weights for and against. */
export function VerdictFigure(example: Shape<"verdict">) {
  const { claim, verdict, confidence, explanation, sources } = example;
  const numbered = sources.map((source, index) => ({ ...source, part: index + 1 }));
  return (
    <div className={styles.root} data-verdict={verdict}>
      <p className={styles.claim}>
        <small>{figureCopy.claim}</small> {claim}
      </p>
      <div className={styles.field}>
        {STANCES.filter((stance) => sources.some((one) => one.stance === stance)).map((stance) => (
          <section
            key={stance}
            data-stance={stance}
            className={stance === "neutral" ? undefined : styles.side}
          >
            <h2>{capitalize(stance)}</h2>
            <ul className="stack">
              {numbered
                .filter((source) => source.stance === stance)
                .map(({ part, title, weight, translation, note, ...text }) => (
                  <li key={part} data-part={part} style={{ "--w": weight }}>
                    <small>
                      <SpanLink part={part}>{title}</SpanLink>
                    </small>
                    <Marked {...text} className={styles.quote} />
                    {translation !== undefined && <small>{translation}</small>}
                    <small className={styles.note}>
                      <b>{weight.toFixed(2)}</b> {note}
                    </small>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <p className={styles.verdict}>
          <Ring sources={sources} />
          <span>
            <span className="srOnly">{figureCopy.verdict}: </span>
            <b>{capitalize(verdict)}</b> <small>{confidence.toFixed(2)}</small>
          </span>
        </p>
      </div>
      <p className={styles.foot}>{explanation}</p>
    </div>
  );
}
