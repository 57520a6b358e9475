import { RichText } from "../../ui/RichText";
import * as styles from "./HeadlineTimeline.module.css";

/** One event and its headlines: semicircles that touch at the event's node, as in the hero. */
export const HeadlineTimeline = ({
  wire: { event, gloss, headlines },
  labelledBy,
}: {
  wire: NonNullable<Queries.CaseStudyViewFragment["wire"]>;
  labelledBy: string;
}) => (
  <figure className={styles.wire} aria-labelledby={labelledBy}>
    <p className={styles.event}>
      <b>{event}</b> <span className="hint">{gloss}</span>
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
