import { graphql, navigate } from "gatsby";
import { useEffect, useRef } from "react";
import { CardGrid } from "../blocks/CardGrid";
import { NewsCard, type NewsCardData } from "../blocks/NewsCard";
import { ARTICLE_TYPES } from "../config/articleTypes";
import { newsCopy } from "../config/copy/newsCopy";
import { ARTICLES_PER_PAGE } from "../config/limits";
import { useLoaded } from "../hooks/useLoaded";
import { useQueryString } from "../hooks/useQueryString";
import { useTypedSearch } from "../hooks/useTypedSearch";
import { activePage, clampOffset, pageCount, pageOf } from "../lib/pagination";
import { required } from "../lib/required";
import { fold } from "../lib/text";
import { articleTypeKey, newsListPath, parseNewsQuery, type NewsQuery } from "../routes/newsQuery";
import { allArticlesFragment } from "../routes/paths";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { magnifyingGlass } from "../ui/icons/magnifyingGlass";
import { Pagination } from "../ui/Pagination";
import { fetchNewsCards } from "./fetchNewsCards";
import { toNewsCard } from "./fragments";
import { TextHeader } from "./TextHeader";
import * as styles from "./NewsListView.module.css";

export const newsListViewFragment = graphql`
  fragment NewsListView on Query {
    newsPage {
      title
      lead
    }
    # The first page: ARTICLES_PER_PAGE.
    allArticle(limit: 6, sort: [{ datePublished: DESC }, { jsonId: ASC }]) {
      totalCount
      nodes {
        ...NewsCard
      }
    }
    newsTypes: allArticle {
      distinct(field: { type: SELECT })
    }
  }
`;

/** The text of an article that is searched: what its card shows. */
const searchedText = ({ title, textHtml, type }: NewsCardData) =>
  fold(`${title} ${textHtml.replace(/<[^>]*>/g, " ")} ${type}`);

/** The articles that hold every word of the search and are of one of the types, if any are chosen. */
function filterArticles(
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

export interface NewsListViewProps extends Queries.NewsListViewFragment {
  /** The query string of the address; it is the only state of the list (RT-16). */
  search: string;
  /** Fetches the cards of all articles; asked when the list is about to need them and not before. */
  load?: () => Promise<readonly NewsCardData[]>;
}

/**
 * All news: search, types and pages, with every state in the address (NEWS-01, NEWS-02, NEWS-10).
 * The page carries the cards of its first page. Those of all articles are fetched at the first sign
 * that they will be used: a query in the address, or a pointer or the focus on a filter or the pager.
 */
export function NewsListView({
  newsPage,
  allArticle,
  newsTypes,
  search: queryString,
  load = fetchNewsCards,
}: NewsListViewProps) {
  const { title, lead } = required(newsPage, "NewsPage");
  const types = ARTICLE_TYPES.filter((type) => newsTypes.distinct.includes(type));
  // The page as built knows no query: its first render is the first page of all news.
  const liveQueryString = useQueryString(queryString);
  const query = parseNewsQuery(liveQueryString, types.map(articleTypeKey));
  const isFiltered = query.search !== "" || query.types.length > 0;
  const { totalCount } = allArticle;
  const isBeyondFirstPage = clampOffset(query.offset, totalCount, ARTICLES_PER_PAGE) > 0;
  const all = useLoaded(load, {
    isNeeded: isFiltered || isBeyondFirstPage,
    key: queryString,
  });
  const isAnswered = all.step === "loaded" || !(isFiltered || isBeyondFirstPage);
  const hasFailed = !isAnswered && all.step === "failed";
  const isPending = !isAnswered && all.step === "pending";
  const found =
    all.step === "loaded" ? filterArticles(all.value, query) : allArticle.nodes.map(toNewsCard);
  const total = all.step === "loaded" ? found.length : totalCount;
  const offset = clampOffset(query.offset, total, ARTICLES_PER_PAGE);
  // Until the answer is there the first page keeps its place, out of sight.
  const shown = pageOf(found, isAnswered ? offset : 0, ARTICLES_PER_PAGE);
  /** So that the cards are there when a filter or a page is chosen; a failure is told when they are needed. */
  const warm = () => {
    load().catch(() => undefined);
  };
  const fetchingAhead = { onPointerEnter: warm, onFocus: warm, onTouchStart: warm };

  const heading = useRef<HTMLHeadingElement>(null);
  const hasTurnedPage = useRef(false);
  useEffect(() => {
    if (!hasTurnedPage.current) return;
    hasTurnedPage.current = false;
    heading.current?.focus();
  }, [offset]);

  const go = (next: Partial<NewsQuery>, replace = false) => {
    navigate(newsListPath({ ...query, offset: 0, ...next }), { replace });
  };
  const { field, submit, reset, latest } = useTypedSearch(query.search, (text, replace) => {
    go({ search: text }, replace);
  });
  const toggleType = (key: string) => {
    go({
      search: latest(),
      types: query.types.includes(key)
        ? query.types.filter((other) => other !== key)
        : [...query.types, key],
    });
  };
  /** By a button that is gone with what it takes away. */
  const widen = (next: Partial<NewsQuery>) => {
    reset();
    go(next);
    heading.current?.focus();
  };

  const clearButton = (
    <Button
      variant="outline"
      onClick={() => {
        widen({ search: "", types: [] });
      }}
    >
      {newsCopy.clear}
    </Button>
  );
  const statusClass = isFiltered ? styles.count : isPending ? styles.pending : styles.heading;
  const listClass = isPending ? styles.unanswered : styles.awaiting;

  const header = <TextHeader variant="list" title={title} lead={lead} />;
  if (totalCount === 0) {
    return (
      <div className={`page ${styles.page}`}>
        {header}
        <p>{newsCopy.none}</p>
      </div>
    );
  }
  return (
    <div className={`page ${styles.page}`}>
      {header}
      <form
        className={styles.filters}
        role="search"
        aria-label={newsCopy.search}
        {...fetchingAhead}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.search}>
          <Icon path={magnifyingGlass} />
          <input
            className={styles.input}
            type="search"
            name="search"
            aria-label={newsCopy.search}
            placeholder={newsCopy.search}
            autoComplete="off"
            {...field}
          />
        </div>
        <div className={styles.chips} role="group" aria-label={newsCopy.filterByType}>
          {types.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.chip}
              aria-pressed={query.types.includes(articleTypeKey(name))}
              onClick={() => {
                toggleType(articleTypeKey(name));
              }}
            >
              {newsCopy.typeLabel(name)}
            </button>
          ))}
        </div>
      </form>
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {newsCopy.articles}
      </h2>
      <p role="status" className={statusClass}>
        {isPending && newsCopy.pending}
        {isAnswered &&
          newsCopy.found(
            total,
            activePage(offset, ARTICLES_PER_PAGE) + 1,
            pageCount(total, ARTICLES_PER_PAGE),
          )}
      </p>
      {hasFailed ? (
        <div className={styles.nothing}>
          <h3>{newsCopy.failedTitle}</h3>
          <p role="alert">{newsCopy.failed}</p>
          <Button
            onClick={() => {
              all.retry();
              heading.current?.focus();
            }}
          >
            {newsCopy.tryAgain}
          </Button>
          {isFiltered && clearButton}
        </div>
      ) : (
        <div className={listClass}>
          {shown.items.length > 0 ? (
            <CardGrid>
              {shown.items.map((article, index) => (
                <NewsCard key={article.id} article={article} index={index} priority={index === 0} />
              ))}
            </CardGrid>
          ) : (
            <div className={styles.nothing}>
              <p className={styles.nothingSign} aria-hidden>
                ∅
              </p>
              <h3>{newsCopy.nothingTitle}</h3>
              <p>{newsCopy.nothing(query.search, query.types.length > 0)}</p>
              {query.search !== "" && query.types.length > 0 && (
                <Button
                  onClick={() => {
                    widen({ types: [] });
                  }}
                >
                  {newsCopy.allTypes}
                </Button>
              )}
              {clearButton}
            </div>
          )}
        </div>
      )}
      {/* How many pages a filter leaves is known with its answer. */}
      {(isAnswered || !isFiltered) && (
        <div className={`${styles.pager} ${styles.awaiting}`} {...fetchingAhead}>
          <Pagination
            total={total}
            offset={offset}
            limit={ARTICLES_PER_PAGE}
            hrefOf={(pageOffset) => newsListPath({ ...query, offset: pageOffset })}
            onSelect={(pageOffset) => {
              hasTurnedPage.current = true;
              go({ offset: pageOffset });
            }}
          />
        </div>
      )}
      <noscript>
        <nav aria-label={newsCopy.all} className={styles.all}>
          <h2>{newsCopy.all}</h2>
          {/* Filled by the build (writeNewsList). */}
          <ul id={allArticlesFragment} />
        </nav>
      </noscript>
    </div>
  );
}
