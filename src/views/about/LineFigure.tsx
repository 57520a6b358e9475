import type { ReactNode } from "react";
import { RichText } from "../../ui/RichText";
import * as styles from "./AboutPage.module.css";

const circles = (xs: readonly number[], y: number, r: number) =>
  xs.map((x) => <circle key={x} cx={x} cy={y} r={r} />);

/** Cells of 240 × 150; each line enters and leaves at y = 96, so that neighbours join. */
const DRAWINGS: readonly ReactNode[] = [
  <>
    <path d="M-2000 96H240" />
    <path className={styles.thin} d="M34 114H206M34 132H150" />
    <text x={34} y={87}>
      line
    </text>
  </>,
  <>
    <path d="M0 96H240" />
    {circles([40, 66, 92, 118, 144, 170], 84, 11.5)}
    <circle className={styles.hot} cx={202} cy={84} r={11.5} />
  </>,
  <>
    <path d="M0 96H30A42 42 0 0 0 72 54A24 24 0 0 1 96 30H144A24 24 0 0 1 168 54A42 42 0 0 0 210 96H240" />
    {circles([30, 210], 96, 6)}
    {circles([72, 168], 54, 6)}
    <circle className={styles.hot} cx={120} cy={30} r={7} />
  </>,
  <>
    <path d={`M0 96H36${"a12 12 0 1 1 24 0".repeat(7)}H240`} />
    <circle className={styles.hot} cx={36} cy={96} r={7} />
    <circle cx={204} cy={96} r={7} />
  </>,
  <>
    <path d="M0 96H240" />
    <path className={styles.dashed} d="M120 20V142" />
    <path className={styles.thin} d="M84 84A36 36 0 0 1 156 84" />
    <circle cx={84} cy={84} r={7} />
    <circle className={styles.hot} cx={156} cy={84} r={7} />
  </>,
  <>
    <path d="M0 96A150 150 0 0 0 128 18A44 44 0 0 1 206 46V102a10 10 0 1 1 -20 0" />
    <circle className={styles.hot} cx={206} cy={46} r={6} />
    <path className={styles.thin} d="M150 126a12 12 0 0 1 24 0a12 12 0 0 1 24 0a12 12 0 0 1 24 0" />
  </>,
];

/** One continuous line through the senses of a word. */
export const LineFigure = ({
  senses,
}: Pick<NonNullable<Queries.AboutPageQuery["aboutPage"]>["why"], "senses">) => (
  <figure aria-labelledby="why">
    <ol className={styles.line}>
      {senses.map(({ sense, sentenceHtml }, index) => (
        <li key={sense}>
          <svg viewBox="0 0 240 150" fontSize="50" aria-hidden>
            {DRAWINGS[index]}
          </svg>
          <p>
            {index + 1} {sense}
          </p>
          <RichText html={sentenceHtml} className={styles.sentence} />
        </li>
      ))}
    </ol>
  </figure>
);
