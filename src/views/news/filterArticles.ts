import { hasTerms, searchTerms, toSearchable } from "../../lib/search/words";
import { articleTypeKey, type NewsQuery } from "../../routes/newsQuery";
import { pageOfNews } from "./newsRow";

/** The words of HTML, as a browser reads them; those of two elements stay apart. */
const getWords = (html: string) =>
  new DOMParser().parseFromString(html.replaceAll("<", " <"), "text/html").body.textContent;

/** The text of an article that is searched: what its row shows, where a line has no title. */
const searchedText = (article: Queries.NewsRowFragment) => {
  const { title, contentHtml } = article.preview;
  const shownTitle = pageOfNews(article) === null ? "" : title;
  return toSearchable(`${shownTitle} ${getWords(contentHtml)} ${article.type}`);
};

/** The articles that hold every word of the search and are of one of the types, if any are chosen. */
export function filterArticles(
  articles: readonly Queries.NewsRowFragment[],
  { search, types }: Pick<NewsQuery, "search" | "types">,
): Queries.NewsRowFragment[] {
  const terms = searchTerms(search);
  return articles.filter((article) => {
    if (types.length > 0 && !types.includes(articleTypeKey(article.type))) return false;
    // Nothing is parsed without a search: the build draws the page too, and has no browser's parser.
    return terms.length === 0 || hasTerms(searchedText(article), terms);
  });
}
