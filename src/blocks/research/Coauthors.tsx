import { authorCopy } from "../../copy/authorCopy";
import { authorPath } from "../../routes/paths";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./Coauthors.module.css";

/** Somebody with whom an author writes. */
export interface Coauthor {
  slug: string;
  name: string;
  /** Papers together. */
  count: number;
}

export interface CoauthorsProps {
  name: string;
  /** Those drawn, most papers first. */
  coauthors: readonly Coauthor[];
}

/** The drawing's measures, in its own units. */
const NODES_X = 162;
const FIRST_Y = 26;
const SECOND_Y = 84;
const STEP = 38;
const WIDTH = 552;

const arcWidth = (count: number) => (0.6 + Math.sqrt(count) * 1.1).toFixed(1);
const nodeRadius = (count: number) => (3 + Math.sqrt(count) * 1.2).toFixed(1);

/** Co-authors as arcs from one name to others, as wide as their papers together; each is a link. */
export function Coauthors({ name, coauthors }: CoauthorsProps) {
  const height = SECOND_Y + (coauthors.length - 1) * STEP + 24;
  return (
    <svg
      className={styles.coauthors}
      viewBox={`0 0 ${String(WIDTH)} ${String(height)}`}
      role="group"
      aria-label={authorCopy.coauthors}
    >
      <circle className={styles.self} cx={NODES_X} cy={FIRST_Y} r={7} />
      <text x={NODES_X + 20} y={FIRST_Y + 8} fontSize={24} aria-hidden>
        {name}
      </text>
      {coauthors.map(({ slug, name: other, count }, index) => {
        const y = SECOND_Y + index * STEP;
        const radius = (y - FIRST_Y) / 2;
        return (
          <SmartLink
            key={slug}
            to={authorPath(slug)}
            aria-label={authorCopy.coauthor(other, count)}
          >
            <path
              className={styles.arc}
              d={`M${String(NODES_X)} ${String(FIRST_Y)}A${String(radius)} ${String(radius)} 0 0 0 ${String(NODES_X)} ${String(y)}`}
              strokeWidth={arcWidth(count)}
            />
            {/* The whole row is the target, not only its letters. */}
            <rect
              className={styles.row}
              x={NODES_X}
              y={y - STEP / 2}
              width={WIDTH - NODES_X}
              height={STEP}
            />
            <circle cx={NODES_X} cy={y} r={nodeRadius(count)} fill="currentColor" />
            <text x={NODES_X + 20} y={y + 6} fontSize={19}>
              {other}
            </text>
            <text className={styles.count} x={WIDTH - 8} y={y + 6} fontSize={17} textAnchor="end">
              {count}
            </text>
          </SmartLink>
        );
      })}
    </svg>
  );
}
