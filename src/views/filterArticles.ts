import type { NewsCardData } from "../blocks/NewsCard";
import { fold } from "../lib/text";
import { articleTypeKey, type NewsQuery } from "../routes/newsQuery";

/** The text of an article that is searched: what its card shows. */
const searchedText = ({ title, textHtml, type }: NewsCardData) =>
  fold(`${title} ${textHtml.replace(/<[^>]*>/g, " ")} ${type}`);

/** The articles that hold every word of the search and are of one of the types, if any are chosen. */
export function filterArticles(
  articles: readonly NewsCardData[],
  { search, types }: Pick<NewsQuery, "search" | "types">,
): NewsCardData[] {
  const words = fold(search)
    .split(" ")
    .filter((word) => word !== "");
  return articles.filter((article) => {
    if (types.length > 0 && !types.includes(articleTypeKey(article.type))) return false;
    const text = searchedText(article);
    return words.every((word) => text.includes(word));
  });
}
