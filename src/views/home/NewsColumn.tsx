import { newsCopy } from "../../copy/newsCopy";
import { formatDay } from "../../lib/text";
import { RichText } from "../../ui/RichText";
import { SmartLink } from "../../ui/SmartLink";
import type { NewsRowData } from "../news/newsRow";
import * as styles from "./NewsColumn.module.css";

/** News as a dictionary sets its entries: the headword, what it is and when, then the sense. */
export const NewsColumn = ({ entries }: { entries: readonly NewsRowData[] }) => (
  <ul className={styles.root}>
    {entries.map(({ id, type, date, title, textHtml, to }) => (
      <li key={id} className={styles.entry}>
        <h3>{to === null ? title : <SmartLink to={to}>{title}</SmartLink>}</h3>{" "}
        <p className={styles.kind}>
          <i>{newsCopy.typeLabel(type)}</i>, <time dateTime={date}>{formatDay(date)}</time>
        </p>
        <RichText html={textHtml} className={styles.text} />
      </li>
    ))}
  </ul>
);
