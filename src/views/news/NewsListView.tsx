import { graphql, navigate } from "gatsby";
import { useEffect, useRef } from "react";
import { CardGrid } from "../../blocks/Card/CardGrid";
import { NewsCard, type NewsCardData } from "../../blocks/Card/NewsCard";
import { ARTICLE_TYPES } from "../../kinds/article/articleTypes";
import { newsCopy } from "../../copy/newsCopy";
import { ARTICLES_PER_PAGE } from "../../lib/limits";
import { useQueryString } from "../../hooks/useQueryString";
import { useTypedSearch } from "../../hooks/useTypedSearch";
import { activePage, pageCount } from "../../lib/pagination";
import { assertDefined } from "../../lib/assertDefined";
import {
  articleTypeKey,
  isFiltered,
  newsListPath,
  parseNewsQuery,
  type NewsQuery,
} from "../../routes/newsQuery";
import { withFragment } from "../../routes/paths";
import { Button } from "../../ui/Button";
import { Pagination } from "../../ui/Pagination";
import { fetchNewsCards } from "./fetchNewsCards";
import { toNewsCard } from "../../blocks/fragments";
import { NewsFilters } from "./NewsFilters";
import { NoNews } from "./NoNews";
import { TextHeader } from "../../blocks/TextHeader/TextHeader";
import { useFoundArticles } from "./useFoundArticles";
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
    # The list without scripts: every article.
    articleLinks: allArticle(sort: [{ datePublished: DESC }, { jsonId: ASC }]) {
      nodes {
        jsonId
        preview {
          title
          action {
            url
            fragment
          }
        }
      }
    }
    newsTypes: allArticle {
      distinct(field: { type: SELECT })
    }
  }
`;

export interface NewsListViewProps extends Queries.NewsListViewFragment {
  /** The query string of the address; it is the only state of the list. */
  search: string;
  /** Fetches the cards of all articles; asked when the list is about to need them and not before. */
  load?: () => Promise<readonly NewsCardData[]>;
}

/**
 * All news: search, types and pages, with every state in the address.
 * The page carries the cards of its first page. Those of all articles are fetched at the first sign
 * that they will be used: a query in the address, or a pointer or the focus on a filter or the pager.
 */
export function NewsListView({
  newsPage,
  allArticle: { totalCount, nodes },
  articleLinks,
  newsTypes,
  search: queryString,
  load = fetchNewsCards,
}: NewsListViewProps) {
  const { title, lead } = assertDefined(newsPage, "NewsPage");
  const types = ARTICLE_TYPES.filter((type) => newsTypes.distinct.includes(type));
  // The page as built knows no query: its first render is the first page of all news.
  const query = parseNewsQuery(useQueryString(queryString), types.map(articleTypeKey));
  const firstPage = { cards: nodes.map(toNewsCard), totalCount };
  const { cards, total, offset, step, retry } = useFoundArticles(
    query,
    firstPage,
    load,
    queryString,
  );
  /** So that the cards are there when a filter or a page is chosen; a failure shows when they're needed. */
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
  const typedSearch = useTypedSearch(query.search, (text, replace) => {
    go({ search: text }, replace);
  });
  const toggleType = (key: string) => {
    go({
      search: typedSearch.latest(),
      types: query.types.includes(key)
        ? query.types.filter((other) => other !== key)
        : [...query.types, key],
    });
  };
  /** Drops a filter. The button that did it goes too, so the focus moves to the heading. */
  const widen = (next: Partial<NewsQuery>) => {
    typedSearch.reset();
    go(next);
    heading.current?.focus();
  };

  const header = <TextHeader variant="list" title={title} lead={lead} />;
  if (totalCount === 0) {
    return (
      <div className={`page ${styles.page}`}>
        {header}
        <p>{newsCopy.none}</p>
      </div>
    );
  }
  const isPending = step === "pending";
  const isNarrowed = isFiltered(query);
  const statusClass = isNarrowed ? styles.count : isPending ? styles.pending : "srOnly";
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
  return (
    <div className={`page ${styles.page}`}>
      {header}
      <NewsFilters
        search={typedSearch}
        types={types}
        chosen={query.types}
        onToggle={toggleType}
        {...fetchingAhead}
      />
      <h2 className="srOnly" ref={heading} tabIndex={-1}>
        {newsCopy.articles}
      </h2>
      <p role="status" className={statusClass}>
        {isPending && newsCopy.pending}
        {step === "answered" &&
          newsCopy.found(
            total,
            activePage(offset, ARTICLES_PER_PAGE) + 1,
            pageCount(total, ARTICLES_PER_PAGE),
          )}
      </p>
      {step === "failed" ? (
        <div className={styles.nothing}>
          <h3>{newsCopy.failedTitle}</h3>
          <p role="alert">{newsCopy.failed}</p>
          <Button
            onClick={() => {
              retry();
              heading.current?.focus();
            }}
          >
            {newsCopy.tryAgain}
          </Button>
          {isNarrowed && clearButton}
        </div>
      ) : (
        <div className={isPending ? styles.unanswered : "awaiting"}>
          {cards.length > 0 ? (
            <CardGrid>
              {cards.map((article, index) => (
                <NewsCard key={article.id} article={article} index={index} priority={index === 0} />
              ))}
            </CardGrid>
          ) : (
            <NoNews
              query={query}
              onAllTypes={() => {
                widen({ types: [] });
              }}
              clearButton={clearButton}
            />
          )}
        </div>
      )}
      {/* The number of pages is known once the filter has its answer. */}
      {(step === "answered" || !isNarrowed) && (
        <div className="awaiting scripted" {...fetchingAhead}>
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
          <ul>
            {articleLinks.nodes.map(({ jsonId, preview }) => (
              <li key={jsonId}>
                <a href={withFragment(preview.action.url, preview.action.fragment)}>
                  {preview.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </noscript>
    </div>
  );
}
