import * as styles from "./HeadlineTimeline.module.css";

export interface TimelineHeadline {
  text: string;
  /** The language's code (BCP 47). */
  lang: string;
  /** The language's English name. */
  language: string;
}

export interface HeadlineTimelineProps {
  /** The event, such as earthquake. */
  event: string;
  /** What kind of thing it is. */
  gloss: string;
  headlines: readonly TimelineHeadline[];
  /** The id of the heading that names the figure. */
  labelledBy?: string | undefined;
}

/** The drawing's measures in CSS pixels at a root size of 16 px: rows of 2.75 rem below 4.5 rem. */
const ROW = 44;
const FIRST_ROW_MIDDLE = 94;
const EVENT_MIDDLE = 27;
const NODE_X = 193.6;

const round = (value: number) => Math.round(value * 10) / 10;

/** One event and its many headlines: semicircles that touch at the event's node, as in the hero. */
export function HeadlineTimeline({ event, gloss, headlines, labelledBy }: HeadlineTimelineProps) {
  const heightPx = 72 + headlines.length * ROW;
  return (
    <figure className={styles.wire} aria-labelledby={labelledBy}>
      <svg
        viewBox={`0 0 ${String(NODE_X)} ${String(heightPx)}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden
        height={`${String(heightPx / 16)}rem`}
      >
        {headlines.map(({ lang }, index) => {
          const y = FIRST_ROW_MIDDLE + index * ROW;
          const radius = String(round((y - EVENT_MIDDLE) / 2));
          return (
            <g key={lang}>
              <path
                d={`M${String(NODE_X)} ${String(EVENT_MIDDLE)}A${radius} ${radius} 0 0 0 ${String(NODE_X)} ${String(y)}`}
              />
              <circle cx={NODE_X} cy={y} r="4" fill="currentColor" stroke="none" />
            </g>
          );
        })}
        <circle cx={NODE_X} cy={EVENT_MIDDLE} r="7" stroke="none" className={styles.node} />
      </svg>
      <p className={styles.event}>
        <b>{event}</b> <span>{gloss}</span>
      </p>
      <ul>
        {headlines.map(({ text, lang, language }) => (
          <li key={lang}>
            <bdi lang={lang}>{text}</bdi> <small>{language}</small>
          </li>
        ))}
      </ul>
    </figure>
  );
}
