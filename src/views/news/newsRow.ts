import { withFragment } from "../../routes/paths";
import type { ToDocuments } from "../../lib/search/searchList";

/** Path of an article's page; null for short news without a page. */
export const getNewsPage = ({ preview: { action } }: Queries.NewsRowFragment): string | null =>
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
