import type { NewsCardData } from "../../blocks/Card/NewsCard";
import { fetchJson } from "../../lib/fetchJson";
import { isObject } from "../../lib/isObject";
import { once } from "../../lib/once";
import { newsCardsPath } from "../../routes/paths";
import { toNewsCard } from "../../blocks/fragments";

/** The file is written by our own build, so only the outermost shape is looked at. */
const isCard = (value: unknown): value is Queries.NewsCardFragment =>
  isObject(value) && "jsonId" in value && "preview" in value;

/**
 * Fetches the cards of all articles, newest first, once per visit. Rejects if it can't;
 * the next call then tries again.
 */
export const fetchNewsCards = once(async (): Promise<readonly NewsCardData[]> => {
  const cards = await fetchJson(newsCardsPath);
  if (!Array.isArray(cards)) throw new Error(`${newsCardsPath} holds no list`);
  return cards.filter(isCard).map(toNewsCard);
});
