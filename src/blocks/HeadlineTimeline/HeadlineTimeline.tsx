import { RichText } from "../../ui/RichText";
import * as styles from "./HeadlineTimeline.module.css";

interface HeadlineTimelineProps {
  /** The event, such as earthquake. */
  event: string;
  /** What kind of thing it is. */
  gloss: string;
  /** As they came in. */
  headlines: readonly {
    /** Hours and minutes. */
    time: string;
    /** What happened in `<b>`, where in `<i>`. */
    textHtml: string;
    /** The language's code (BCP 47). */
    lang: string;
    /** The language's English name. */
    language: string;
    /** Why it isn't about the event. */
    apart: string | null;
  }[];
  /** The id of the heading that names the figure. */
  labelledBy: string;
}

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
      {headlines.map(({ time, textHtml, lang, language, apart }, row) => (
        <li key={time} style={{ "--row": row }} data-apart={apart !== null}>
          <time>{time}</time>{" "}
          <bdi lang={lang}>
            <RichText as="span" html={textHtml} />
          </bdi>{" "}
          <small>{apart ?? language}</small>
        </li>
      ))}
    </ul>
  </figure>
);
