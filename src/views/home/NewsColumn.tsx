import { newsCopy } from "../../copy/newsCopy";
import { formatDay } from "../../lib/text";
import { RichText } from "../../ui/RichText";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./NewsColumn.module.css";

export interface NewsEntry {
  id: string;
  /** The kind of news as the record has it. */
  type: string;
  /** `YYYY-MM-DD`. */
  date: string;
  title: string;
  textHtml: string;
  to: string;
}

/** News as a dictionary sets its entries: the headword, what it is and when, then the sense. */
export const NewsColumn = ({ entries }: { entries: readonly NewsEntry[] }) => (
  <ul className={styles.root}>
    {entries.map(({ id, type, date, title, textHtml, to }) => (
      <li key={id} className={styles.entry}>
        <h3>
          <SmartLink to={to}>{title}</SmartLink>
        </h3>{" "}
        <p className={styles.kind}>
          <i>{newsCopy.typeLabel(type)}</i>, <time dateTime={date}>{formatDay(date)}</time>
        </p>
        <RichText html={textHtml} className={styles.text} />
      </li>
    ))}
  </ul>
);
