import { arcToTheLeft, rounded } from "../../lib/arcs";
import * as styles from "./Fan.module.css";

/** An arc from the head to a row; all in pixels of usual text. */
export interface FanArc {
  /** Lights it, see `Dimming`. */
  dataKey: string;
  y: number;
  width: number;
  radius: number;
  /** Its colour. */
  className?: string | undefined;
}

/** The wide drawing, and the shallow one of a narrow column. */
const SHAPES = [
  { name: "wide", x: 244, highest: 226, spread: 420 },
  { name: "narrow", x: 54, highest: 44, spread: 260 },
] as const;

export interface FanProps {
  headY: number;
  height: number;
  arcs: readonly FanArc[];
}

/**
 * Arcs from one node down to the rows of a list beside it, which says everything. The rows have a
 * height in `rem` that the caller knows, so that the arcs meet them at every size of text.
 */
export const Fan = ({ headY, height, arcs }: FanProps) =>
  SHAPES.map(({ name, x, highest, spread }) => (
    <svg
      key={name}
      className={`${styles.fan} ${styles[name]}`}
      viewBox={`0 0 ${x + 12} ${height}`}
      style={{ width: `${(x + 12) / 16}rem`, height: `${height / 16}rem` }}
      aria-hidden
    >
      {arcs.map(({ dataKey, y, width, radius, className }) => (
        <g key={dataKey} className={className} data-of={dataKey}>
          <path
            pathLength={1}
            strokeWidth={rounded(width)}
            d={arcToTheLeft(x, headY, y, highest, spread)}
          />
          <circle cx={x} cy={y} r={rounded(radius)} />
        </g>
      ))}
      <circle className={styles.head} cx={x} cy={headY} r={8} />
    </svg>
  ));
