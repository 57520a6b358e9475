import type { NewsCardData } from "../../blocks/Card/NewsCard";
import { ARTICLES_PER_PAGE } from "../../lib/limits";
import { useLoaded } from "../../hooks/useLoaded";
import { clampOffset, getPage } from "../../lib/pagination";
import { isFiltered, type NewsQuery } from "../../routes/newsQuery";
import { filterArticles } from "./filterArticles";

export interface FirstPage {
  cards: readonly NewsCardData[];
  /** Of all articles. */
  totalCount: number;
}

/** The articles that a query asks for; the cards of all of them are fetched once it needs them. */
export interface FoundArticles {
  /** Of the page that is asked for; until it is there those of the first page, to keep its place. */
  cards: readonly NewsCardData[];
  total: number;
  offset: number;
  step: "answered" | "pending" | "failed";
  retry: () => void;
}

/** @param key what asks: after a failure another one asks again */
export function useFoundArticles(
  query: NewsQuery,
  firstPage: FirstPage,
  load: () => Promise<readonly NewsCardData[]>,
  key: string,
): FoundArticles {
  const isNeeded =
    isFiltered(query) || clampOffset(query.offset, firstPage.totalCount, ARTICLES_PER_PAGE) > 0;
  const all = useLoaded(load, { isNeeded, key });
  const found = all.step === "loaded" ? filterArticles(all.value, query) : firstPage.cards;
  const total = all.step === "loaded" ? found.length : firstPage.totalCount;
  const offset = clampOffset(query.offset, total, ARTICLES_PER_PAGE);
  const step = all.step === "loaded" || !isNeeded ? "answered" : all.step;
  return {
    cards: getPage(found, step === "answered" ? offset : 0, ARTICLES_PER_PAGE),
    total,
    offset,
    step,
    retry: () => {
      if (all.step === "failed") all.retry();
    },
  };
}
