import { newsCopy } from "../../copy/newsCopy";
import { groupBy } from "../../lib/lists";
import { formatDay } from "../../lib/text";
import { RichText } from "../../ui/RichText";
import { SmartLink } from "../../ui/SmartLink";
import type { NewsRowData } from "./newsRow";
import * as styles from "./NewsRows.module.css";

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
