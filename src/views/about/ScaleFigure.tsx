import { aboutCopy } from "../../copy/aboutCopy";
import { rounded } from "../../lib/arcs";
import * as styles from "./ScaleFigure.module.css";

const RADIUS = 260;
const EDGE = 6;
const LETTERS = { most: 128, least: 36 };

/** Numbers, largest first, as circles tangent at one point, their areas to scale. */
export function ScaleFigure({ numbers }: { numbers: readonly number[] }) {
  const largest = Math.max(...numbers);
  const radii = numbers.map((number) => RADIUS * Math.sqrt(number / largest));
  const size = 2 * (RADIUS + EDGE);
  return (
    <svg
      className={styles.scale}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={aboutCopy.toScale(numbers)}
    >
      {numbers.map((number, index) => {
        const radius = radii[index] ?? 0;
        const inner = radii[index + 1] ?? 0;
        const letters = Math.min(LETTERS.most, Math.max(LETTERS.least, (radius - inner) * 0.72));
        return (
          <g key={number} className={inner === 0 ? styles.full : undefined}>
            <circle cx={EDGE + rounded(radius)} cy={size / 2} r={rounded(radius)} />
            <text
              x={EDGE + rounded(radius + inner)}
              y={rounded(size / 2 + letters * 0.32)}
              fontSize={rounded(letters)}
            >
              {number}
            </text>
          </g>
        );
      })}
      <circle className={styles.node} cx={EDGE} cy={size / 2} r={8} />
    </svg>
  );
}
