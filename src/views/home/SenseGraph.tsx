// Emits the SVG as a file, because `<use>` can't refer to a data URL.
import outlinesUrl from "!!file-loader?name=static/[name]-[contenthash:16].[ext]!./senseGraphWords.svg";
import { getSenseColour } from "../../lib/senses";
import * as styles from "./SenseGraph.module.css";

/** Translations in the hero's graph, per sense, in the order of the records' `contexts`. */
export const senseGraphWords: readonly (readonly string[])[] = [
  ["primavera", "весна", "ربيع", "वसंत"],
  ["泉", "πηγή", "מעיין", "ምንጭ"],
  ["molla", "ზამბარა", "용수철", "สปริง"],
  ["прыжок", "قفزة", "ցատկ", "άλμα"],
];

const OUTLINE_UNITS_PER_EM = 270;

/** Returns a word's id in `senseGraphWords.svg`; null for Latin words, rendered as text. */
export const toOutlineId = (sense: number, index: number): string | null =>
  /^\p{Script=Latin}+$/u.test(senseGraphWords[sense]?.[index] ?? "") ? null : `w${sense}${index}`;

/** Sizes and positions in SVG units; `BASELINE` in em. Arcs start at `HEAD`, above the words. */
const WIDTH = 644;
const RIGHT = 640;
const HEAD = { x: 288, y: 32 };
const FIRST_WORD_Y = 112;
const WORD_STEP = 33.5;
const SENSE_GAP = 14;
const WORD_SIZE = 27;
const NOTE_SIZE = 20;
const HEAD_SIZE = 74;
const WORD_X = HEAD.x + 22;
const BASELINE = 0.34;

const getTop = (sense: number) =>
  FIRST_WORD_Y +
  senseGraphWords
    .slice(0, sense)
    .reduce((height, words) => height + words.length * WORD_STEP + SENSE_GAP, 0);

const HEIGHT = Math.round(getTop(senseGraphWords.length));

const arcTo = (y: number) => {
  const radius = (y - HEAD.y) / 2;
  return `M${HEAD.x} ${HEAD.y}A${radius} ${radius} 0 0 0 ${HEAD.x} ${y}`;
};

/** Arcs start 45 ms apart in reading order; each sense has four. */
const arcDelay = (sense: number, index: number) => `${(sense * 4 + index) * 45}ms`;

interface SenseGraphProps {
  headword: string;
  partOfSpeech: string;
  senses: readonly string[];
  label: string;
}

/** Arcs from a word to its senses' translations; `data-sense` is for the parent's style sheet. */
export function SenseGraph({ headword, partOfSpeech, senses, label }: SenseGraphProps) {
  return (
    <figure>
      <svg className={styles.root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {senseGraphWords.map((words, sense) => {
          const top = getTop(sense);
          return (
            <g
              key={senses[sense] ?? sense}
              className={styles.sense}
              style={{ "--c": getSenseColour(sense + 1) }}
              data-sense={sense + 1}
            >
              {words.map((text, index) => (
                <path
                  key={text}
                  className={styles.arc}
                  pathLength={1}
                  style={{ animationDelay: arcDelay(sense, index) }}
                  d={arcTo(top + index * WORD_STEP)}
                />
              ))}
              {words.map((text, index) => {
                const y = top + index * WORD_STEP;
                const id = toOutlineId(sense, index);
                const baseline = (y + WORD_SIZE * BASELINE).toFixed(1);
                return (
                  <g key={text}>
                    <circle cx={HEAD.x} cy={y} r={4} />
                    {id === null ? (
                      <text x={WORD_X} y={baseline} fontSize={WORD_SIZE}>
                        {text}
                      </text>
                    ) : (
                      <use
                        href={`${outlinesUrl}#${id}`}
                        transform={`translate(${WORD_X} ${baseline}) scale(${WORD_SIZE / OUTLINE_UNITS_PER_EM})`}
                      />
                    )}
                  </g>
                );
              })}
              <text className={styles.note} x={RIGHT} y={top + 8} fontSize={NOTE_SIZE}>
                <tspan className={styles.number}>{sense + 1}</tspan>
                <tspan dx={8}>{senses[sense]}</tspan>
              </text>
              <rect
                x={0}
                y={top - WORD_STEP / 2}
                width={RIGHT}
                height={words.length * WORD_STEP}
                fill="transparent"
              />
            </g>
          );
        })}
        <text className={styles.headword} x={HEAD.x + 20} y={HEAD.y + 24} fontSize={HEAD_SIZE}>
          {headword}
        </text>
        <text
          className={`${styles.note} ${styles.soft}`}
          x={RIGHT}
          y={HEAD.y + 24}
          fontSize={NOTE_SIZE}
        >
          {partOfSpeech}
        </text>
        <circle cx={HEAD.x} cy={HEAD.y} r={8} />
      </svg>
    </figure>
  );
}
