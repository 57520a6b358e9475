import type { ReactNode } from "react";
import * as styles from "./LineFigure.module.css";

/** A cell's measures, in its own units; each line enters and leaves at one height, so that they join. */
const WIDTH = 240;
const HEIGHT = 150;
const Y = 96;

const circles = (xs: readonly number[], y: number, r: number) =>
  xs.map((x) => <circle key={x} cx={x} cy={y} r={r} />);

/** One line as a row of text, a queue, a route, a telephone, a boundary and for fishing. */
const DRAWINGS: readonly ReactNode[] = [
  <>
    <path d={`M-2000 ${Y}H${WIDTH}`} />
    <path className={styles.thin} d="M34 114H206M34 132H150" />
    <text x={34} y={Y - 9}>
      line
    </text>
  </>,
  <>
    <path d={`M0 ${Y}H${WIDTH}`} />
    {circles([40, 66, 92, 118, 144, 170], 84, 11.5)}
    <circle className={styles.hot} cx={202} cy={84} r={11.5} />
  </>,
  <>
    <path
      d={`M0 ${Y}H30A42 42 0 0 0 72 54A24 24 0 0 1 96 30H144A24 24 0 0 1 168 54A42 42 0 0 0 210 ${Y}H${WIDTH}`}
    />
    {circles([30, 210], Y, 6)}
    {circles([72, 168], 54, 6)}
    <circle className={styles.hot} cx={120} cy={30} r={7} />
  </>,
  <>
    <path d={`M0 ${Y}H36${"a12 12 0 1 1 24 0".repeat(7)}H${WIDTH}`} />
    <circle className={styles.hot} cx={36} cy={Y} r={7} />
    <circle cx={204} cy={Y} r={7} />
  </>,
  <>
    <path d={`M0 ${Y}H${WIDTH}`} />
    <path className={styles.dashed} d="M120 20V142" />
    <path className={styles.thin} d="M84 84A36 36 0 0 1 156 84" />
    <circle cx={84} cy={84} r={7} />
    <circle className={styles.hot} cx={156} cy={84} r={7} />
  </>,
  <>
    <path d={`M0 ${Y}A150 150 0 0 0 128 18A44 44 0 0 1 206 46V102a10 10 0 1 1 -20 0`} />
    <circle className={styles.hot} cx={206} cy={46} r={6} />
    <path className={styles.thin} d="M150 126a12 12 0 0 1 24 0a12 12 0 0 1 24 0a12 12 0 0 1 24 0" />
  </>,
];

export interface LineFigureProps {
  /** Six senses of the word, in the order of the drawings. */
  senses: readonly { sense: string; sentence: string }[];
}

/** One line drawn through the senses of its word. */
export const LineFigure = ({ senses }: LineFigureProps) => (
  <ol className={styles.line}>
    {senses.map(({ sense, sentence }, index) => (
      <li key={sense}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
          {DRAWINGS[index]}
          <path className={styles.before} d={`M-1000 ${Y}H0`} />
          <path className={styles.after} d={`M${WIDTH} ${Y}H1240`} />
        </svg>
        <b>
          {index + 1} {sense}
        </b>
        <i>{sentence}</i>
      </li>
    ))}
  </ol>
);
