import { newsCopy } from "../../copy/newsCopy";
import { groupBy } from "../../lib/lists";
import { formatDay } from "../../lib/text";
import { RichText } from "../../ui/RichText";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./NewsRows.module.css";

/** What the list shows of an article. */
export interface NewsRowData {
  id: string;
  /** The kind of news as the record has it, in lower case. */
  type: string;
  /** `YYYY-MM-DD`. */
  date: string;
  title: string;
  textHtml: string;
  /** Its page; null for news that is told in this one line. */
  to: string | null;
}

/** News under its years: what has a page is a heading with a link, anything else one line. */
export const NewsRows = ({ articles }: { articles: readonly NewsRowData[] }) =>
  groupBy(articles, ({ date }) => date.slice(0, "YYYY".length)).map(({ heading: year, items }) => (
    <div key={year} className={styles.year}>
      <h2>{year}</h2>
      <ol>
        {items.map(({ id, type, date, title, textHtml, to }) => (
          <li key={id} className={to === null ? styles.line : styles.row}>
            <p className={styles.meta}>
              <time dateTime={date}>{formatDay(date)}</time> <span>{newsCopy.typeLabel(type)}</span>
            </p>
            {to === null ? (
              <RichText html={textHtml} className={styles.text} />
            ) : (
              <div>
                <h3>
                  <SmartLink to={to}>{title}</SmartLink>
                </h3>
                <RichText html={textHtml} className={styles.text} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  ));
