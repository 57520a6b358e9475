import { newsCopy } from "../../copy/newsCopy";
import { formatDay } from "../../lib/text";
import { Picture } from "../../ui/Picture";
import { RichText } from "../../ui/RichText";
import { SmartLink } from "../../ui/SmartLink";
import { pageOfNews } from "../news/newsRow";
import * as styles from "./NewsColumn.module.css";

export interface NewsColumnProps {
  articles: readonly Queries.NewsRowFragment[];
  /** The newest article with a picture, which stands above its news. */
  cover: Queries.NewsCardFragment | undefined;
}

/** News as a dictionary sets its entries: the headword, what it is and when, then the sense. */
export function NewsColumn({ articles, cover }: NewsColumnProps) {
  return (
    <ul className={styles.root}>
      {articles.map((article) => {
        const { jsonId, type, datePublished, preview } = article;
        const to = pageOfNews(article);
        return (
          <li key={jsonId} className={styles.entry}>
            {cover?.jsonId === jsonId && (
              <Picture
                file={cover.preview.imageURL}
                alt={cover.preview.imageAlt}
                sizes="14rem"
                className={`screenOnly ${styles.cover}`}
              />
            )}
            <h3>{to === null ? preview.title : <SmartLink to={to}>{preview.title}</SmartLink>}</h3>{" "}
            <p className="hint">
              <i>{newsCopy.typeLabel(type)}</i>,{" "}
              <time dateTime={datePublished}>{formatDay(datePublished)}</time>
            </p>
            <RichText html={preview.contentHtml} className={styles.text} />
          </li>
        );
      })}
    </ul>
  );
}
