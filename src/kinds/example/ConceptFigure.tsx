import { getLanguageName } from "../../lib/example/languages";
import { Lang } from "../../ui/Lang";
import { SpanLink } from "./parts";
import type { Shape } from "./shapes";
import * as styles from "./ConceptFigure.module.css";

/** Radius of the wheel and its inner circle in SVG units. HEIGHT: largest |y| of a word, 0 to 1. */
const RADIUS = 100;
const INNER = 46;
const HEIGHT = 0.92;
/** Angle between the two ends of a spoke, in radians. */
const TURN = Math.PI / 6;

/** Position on the unit circle. Rows are equally far apart, so that words don't overlap. */
const getPlace = (index: number, count: number) => {
  const rows = Math.ceil(count / 2);
  const y = HEIGHT * ((2 * (index % rows)) / (rows - 1) - 1);
  return { x: (index < rows ? -1 : 1) * Math.sqrt(1 - y * y), y };
};

const formatPoint = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

const getSpokePath = ({ x, y }: { x: number; y: number }) => {
  const from = Math.atan2(y, x) - TURN;
  const start = formatPoint(INNER * Math.cos(from), INNER * Math.sin(from));
  return `M${start}A62 62 0 0 0 ${formatPoint(x * RADIUS, y * RADIUS)}`;
};

/** Wheel with a concept at the centre and its words around it. */
export function ConceptFigure(example: Shape<"concept">) {
  const { label, partOfSpeech, domain, gloss, relations, words } = example;
  const placed = words.map((word, index) => ({ ...word, place: getPlace(index, words.length) }));
  return (
    <div className={styles.root}>
      <svg viewBox="-103 -103 206 206" aria-hidden>
        <circle r={RADIUS} />
        <circle r={INNER} />
        {placed.map(({ place }, index) => (
          <g key={index} data-part={index + 1}>
            <path d={getSpokePath(place)} pathLength="1" />
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
        {placed.map(({ language, text, reading, place: { x, y } }, index) => (
          <li
            key={language}
            data-part={index + 1}
            data-left={x < 0}
            style={{ "--x": Math.abs(x), "--y": y }}
          >
            <SpanLink part={index + 1}>
              <Lang language={language}>{text}</Lang>
            </SpanLink>
            <small>
              {reading !== undefined && <i>{reading} </i>}
              {getLanguageName(language)}
            </small>
          </li>
        ))}
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
