import type { CSSProperties } from "react";
import { languageName } from "../../lib/example/languages";
import { Words } from "../../ui/Words";
import { PartLink, type Shape } from "./parts";
import * as styles from "./ConceptFigure.module.css";

interface PlaceStyle extends CSSProperties {
  "--x": number;
  "--y": number;
}

/** The wheel's radius and its inner circle's, and how far up and down the words go, in parts of it. */
const RADIUS = 100;
const INNER = 46;
const HEIGHT = 0.92;
/** How far a spoke turns between the circles. */
const TURN = Math.PI / 6;

/** Where the words stand: in equal rows on both sides, so that no two meet. */
const placesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const rows = Math.ceil(count / 2);
    const side = index < rows ? -1 : 1;
    const y = HEIGHT * ((2 * (index % rows)) / (rows - 1) - 1);
    return { side, x: side * Math.sqrt(1 - y * y), y };
  });

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

const spoke = ({ x, y }: { x: number; y: number }) => {
  const from = Math.atan2(y, x) - TURN;
  const start = point(INNER * Math.cos(from), INNER * Math.sin(from));
  return `M${start}A62 62 0 0 0 ${point(x * RADIUS, y * RADIUS)}`;
};

/** A concept in the middle of its words. */
export function ConceptFigure({
  example: { label, partOfSpeech, domain, gloss, relations, words },
}: {
  example: Shape<"concept">;
}) {
  const places = placesOf(words.length);
  return (
    <div className={styles.root}>
      <svg viewBox="-103 -103 206 206" aria-hidden>
        <circle r={RADIUS} />
        <circle r={INNER} />
        {places.map((place, index) => (
          <g key={index} data-part={index + 1}>
            <path d={spoke(place)} pathLength="1" />
            <circle cx={place.x * RADIUS} cy={place.y * RADIUS} r="2.2" />
          </g>
        ))}
      </svg>
      <div className={styles.concept}>
        <b>{label}</b>
        <i>
          {partOfSpeech}, {domain}
        </i>
        <small>{gloss}</small>
      </div>
      <ul className={styles.words}>
        {words.map(({ language, text, reading }, index) => {
          const { side, x, y } = places[index] ?? { side: 1, x: 0, y: 0 };
          const place: PlaceStyle = { "--x": x, "--y": y };
          return (
            <li key={language} data-part={index + 1} data-side={side} style={place}>
              <PartLink part={index + 1}>
                <Words language={language}>{text}</Words>
              </PartLink>
              <small>
                {reading !== undefined && <i>{reading} </i>}
                {languageName(language)}
              </small>
            </li>
          );
        })}
      </ul>
      <dl className={styles.relations}>
        {relations.map(({ relation, label: other }, index) => (
          <div key={other} data-part={words.length + index + 1}>
            <dt>{relation}</dt>
            <dd>{other}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
