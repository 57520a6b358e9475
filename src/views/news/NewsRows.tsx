import { newsCopy } from "../../copy/newsCopy";
import { groupBy } from "../../lib/lists";
import { formatDay } from "../../lib/text";
import { Picture } from "../../ui/Picture";
import { RichText } from "../../ui/RichText";
import { SmartLink } from "../../ui/SmartLink";
import { pageOfNews } from "./newsRow";
import * as styles from "./NewsRows.module.css";

export interface NewsRowsProps {
  articles: readonly Queries.NewsRowFragment[];
  /** The newest that has a page, larger than the others and with its picture. */
  lead?: Queries.NewsLeadFragment | undefined;
}

/** News under its years: what has a page is a heading with a link, anything else one line. */
export const NewsRows = ({ articles, lead }: NewsRowsProps) =>
  groupBy(articles, ({ datePublished }) => datePublished.slice(0, "YYYY".length)).map(
    ({ heading: year, items }) => (
      <div key={year} className={styles.year}>
        <p className={styles.heading}>{year}</p>
        <ol>
          {items.map((article) => {
            const { jsonId, type, datePublished, preview } = article;
            const to = pageOfNews(article);
            return (
              <li key={jsonId} className={jsonId === lead?.jsonId ? styles.lead : undefined}>
                <p className={`hint ${styles.meta}`}>
                  <time dateTime={datePublished}>{formatDay(datePublished)}</time>{" "}
                  <span>{newsCopy.typeLabel(type)}</span>
                </p>
                <div className={styles.text}>
                  {to !== null && (
                    <h3>
                      <SmartLink to={to} className="stretched">
                        {preview.title}
                      </SmartLink>
                    </h3>
                  )}
                  <RichText html={preview.contentHtml} />
                </div>
                {jsonId === lead?.jsonId && (
                  <Picture
                    file={lead.full?.imageURL}
                    alt={lead.full?.imageAlt}
                    focalPoint={lead.full?.focalPoint}
                    sizes="(max-width: 62em) 94vw, 20rem"
                    className={styles.picture}
                  />
                )}
              </li>
            );
          })}
        </ol>
      </div>
    ),
  );
