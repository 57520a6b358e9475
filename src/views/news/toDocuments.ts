import type { ToDocuments } from "../../lib/search/searchList";
import { pageOfNews } from "./newsRow";

/** The words of HTML, as a browser reads them; those of two elements stay apart. */
const getWords = (html: string) =>
  new DOMParser().parseFromString(html.replaceAll("<", " <"), "text/html").body.textContent;

/** The articles as they're searched: what their rows show, and what their pages say. */
export const toDocuments =
  (articles: readonly Queries.NewsRowFragment[]): ToDocuments =>
  (pages) =>
    articles.map((article) => {
      const { title, contentHtml } = article.preview;
      const address = pageOfNews(article);
      const page = pages.find(({ path }) => path === address);
      return {
        kind: "news",
        path: article.jsonId,
        title: address === null ? "" : title,
        detail: article.type,
        text: `${getWords(contentHtml)} ${page?.text ?? ""}`,
        keywords: page?.keywords,
      };
    });
