import { newsCopy } from "../../copy/newsCopy";
import { assertDefined } from "../../lib/errors";
import { groupBy } from "../../lib/lists";
import type { ToDocuments } from "../../hooks/loadSearchIndex";
import { formatDay } from "../../lib/text";
import { withFragment } from "../../routes/paths";
import { ArrowText } from "../../ui/Button";
import { Picture } from "../../ui/Picture";
import { RichText } from "../../ui/RichText";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./NewsRows.module.css";

/** Path of an article's page; null for short news without a page. */
const getNewsPage = ({ preview: { action } }: Queries.NewsRowFragment): string | null =>
  action && withFragment(action.url, action.fragment);

export const hasPage = (article: Queries.NewsRowFragment): boolean => getNewsPage(article) !== null;

/** Converts HTML to plain text; block boundaries become spaces. */
const parseText = (html: string) =>
  new DOMParser().parseFromString(html.replaceAll("<", " <"), "text/html").body.textContent;

/** Search documents of the articles: text of the rows and of the pages. */
export const toDocuments =
  (articles: readonly Queries.NewsRowFragment[]): ToDocuments =>
  (pages) =>
    articles.map((article) => {
      const { title, contentHtml } = article.preview;
      const address = getNewsPage(article);
      const page = pages.find(({ path }) => path === address);
      return {
        kind: "news",
        path: article.jsonId,
        title: address === null ? "" : title,
        detail: article.type,
        text: `${parseText(contentHtml)} ${page?.text ?? ""}`,
        keywords: page?.keywords,
      };
    });

export const NewsMeta = ({
  article: { datePublished, type },
}: {
  article: Queries.NewsRowFragment;
}) => (
  <p className={`hint ${styles.meta}`}>
    <time dateTime={datePublished}>{formatDay(datePublished)}</time>{" "}
    <span>{newsCopy.typeLabel(type)}</span>
  </p>
);

export interface NewsRowsProps {
  articles: readonly Queries.NewsRowFragment[];
  leadId?: string | undefined;
}

/** News grouped by year, with pictures. */
export const NewsRows = ({ articles, leadId }: NewsRowsProps) =>
  groupBy(articles, ({ datePublished }) => datePublished.slice(0, "YYYY".length)).map(
    ({ heading: year, items }) => (
      <div key={year} className={styles.year}>
        <p className={styles.heading}>{year}</p>
        <ol>
          {items.map((article) => {
            const { jsonId, preview } = article;
            const isLead = jsonId === leadId;
            return (
              <li key={jsonId} className={isLead ? styles.lead : undefined}>
                <NewsMeta article={article} />
                <div className={styles.text}>
                  <h3>
                    <SmartLink
                      to={assertDefined(getNewsPage(article), "Article page")}
                      className="stretched"
                    >
                      {preview.title}
                    </SmartLink>
                  </h3>
                  <RichText html={preview.contentHtml} />
                  <p className="screenOnly">
                    <ArrowText>{preview.action?.text}</ArrowText>
                  </p>
                </div>
                <Picture
                  file={preview.imageURL}
                  alt={preview.imageAlt}
                  focalPoint={preview.focalPoint}
                  sizes={isLead ? "(max-width: 61.99em) 15rem, 22rem" : "15rem"}
                  className={`screenOnly ${styles.picture}`}
                />
              </li>
            );
          })}
        </ol>
      </div>
    ),
  );
