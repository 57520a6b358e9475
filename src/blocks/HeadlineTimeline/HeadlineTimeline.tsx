import type { CSSProperties } from "react";
import * as styles from "./HeadlineTimeline.module.css";

interface HeadlineTimelineProps {
  /** The event, such as earthquake. */
  event: string;
  /** What kind of thing it is. */
  gloss: string;
  /** Each in a language of its own, by its code and its English name. */
  headlines: readonly { text: string; lang: string; language: string }[];
  /** The id of the heading that names the figure. */
  labelledBy: string;
}

interface RowStyle extends CSSProperties {
  "--row": number;
}

const styleOfRow = (row: number): RowStyle => ({ "--row": row });

/** One event and its many headlines: semicircles that touch at the event's node, as in the hero. */
export const HeadlineTimeline = ({
  event,
  gloss,
  headlines,
  labelledBy,
}: HeadlineTimelineProps) => (
  <figure className={styles.wire} aria-labelledby={labelledBy}>
    <p className={styles.event}>
      <b>{event}</b> <span>{gloss}</span>
    </p>
    <ul>
      {headlines.map(({ text, lang, language }, row) => (
        <li key={lang} style={styleOfRow(row)}>
          <bdi lang={lang}>{text}</bdi> <small>{language}</small>
        </li>
      ))}
    </ul>
  </figure>
);
