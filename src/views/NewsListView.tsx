import { graphql, navigate } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { CardGrid } from "../blocks/CardGrid";
import { NewsCard, type NewsCardData } from "../blocks/NewsCard";
import { newsCopy } from "../config/copy";
import { ARTICLES_PER_PAGE } from "../config/limits";
import { useHydrated } from "../hooks/useHydrated";
import { activePage, clampOffset, pageCount, pageOf } from "../lib/pagination";
import { required } from "../lib/required";
import { fold } from "../lib/text";
import { articleTypeKey, newsListPath, parseNewsQuery, type NewsQuery } from "../routes/newsQuery";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { magnifyingGlass } from "../ui/icons";
import { Pagination } from "../ui/Pagination";
import { SmartLink } from "../ui/SmartLink";
import { toNewsCard } from "./fragments";
import { TextHeader } from "./TextHeader";
import * as styles from "./NewsListView.module.css";

export const newsListViewFragment = graphql`
  fragment NewsListView on Query {
    newsPage {
      title
      lead
    }
    allArticle(sort: [{ datePublished: DESC }, { jsonId: ASC }]) {
      nodes {
        ...NewsCard
      }
    }
  }
`;

/** How long a visitor may pause between letters before the address changes. */
const TYPING_PAUSE_MS = 200;

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

export interface NewsListViewProps extends Queries.NewsListViewFragment {
  /** The query string of the address; it is the only state of the list (RT-16). */
  search: string;
}

/** All news: search, types and pages, with every state in the address (NEWS-01, NEWS-02, NEWS-10). */
export function NewsListView({ newsPage, allArticle, search: queryString }: NewsListViewProps) {
  const { title, lead } = required(newsPage, "NewsPage");
  const isHydrated = useHydrated();
  const articles = allArticle.nodes.map(toNewsCard);
  const types = [...new Set(articles.map(({ type }) => type))].sort();
  // The page as built knows no query: its first render is the first page of all news.
  const query = parseNewsQuery(isHydrated ? queryString : "", types.map(articleTypeKey));
  const found = filterArticles(articles, query);
  const offset = clampOffset(query.offset, found.length, ARTICLES_PER_PAGE);
  const shown = pageOf(found, offset, ARTICLES_PER_PAGE);
  const isFiltered = query.search !== "" || query.types.length > 0;

  const heading = useRef<HTMLHeadingElement>(null);
  const hasTurnedPage = useRef(false);
  useEffect(() => {
    if (!hasTurnedPage.current) return;
    hasTurnedPage.current = false;
    heading.current?.focus();
  }, [offset]);

  // What is being typed is ahead of the address by a pause; everything else follows the address.
  const [draft, setDraft] = useState<string | null>(null);
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; commit: () => void }>(undefined);
  const isTyping = useRef(false);
  /** The search that the address is about to show. */
  const sentSearch = useRef<string>(undefined);
  useEffect(() => {
    sentSearch.current = undefined;
  }, [query.search]);
  const dropPending = () => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  };
  useEffect(() => {
    // Back and Forward win over a word that is half typed.
    const followHistory = () => {
      dropPending();
      setDraft(null);
      isTyping.current = false;
      sentSearch.current = undefined;
    };
    window.addEventListener("popstate", followHistory);
    return () => {
      window.removeEventListener("popstate", followHistory);
      dropPending();
    };
  }, []);

  const go = (next: Partial<NewsQuery>, replace = false) => {
    navigate(newsListPath({ ...query, offset: 0, ...next }), { replace });
  };
  const type = (text: string) => {
    dropPending();
    setDraft(text);
    const commit = () => {
      dropPending();
      if (text.trim() === query.search) return;
      // One word typed is one step back, however many pauses it took.
      sentSearch.current = text.trim();
      go({ search: sentSearch.current }, isTyping.current);
      isTyping.current = true;
    };
    pending.current = { timer: setTimeout(commit, TYPING_PAUSE_MS), commit };
  };
  const stopTyping = () => {
    pending.current?.commit();
    isTyping.current = false;
    setDraft(null);
  };
  const toggleType = (key: string) => {
    go({
      search: sentSearch.current ?? query.search,
      types: query.types.includes(key)
        ? query.types.filter((other) => other !== key)
        : [...query.types, key],
    });
  };
  const clear = () => {
    dropPending();
    setDraft(null);
    go({ search: "", types: [] });
  };

  return (
    <div className={`page ${styles.page}`}>
      <TextHeader variant="list" title={title} lead={lead} />
      <form
        className={styles.filters}
        role="search"
        aria-label={newsCopy.search}
        onSubmit={(event) => {
          event.preventDefault();
          pending.current?.commit();
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
            value={draft ?? query.search}
            onChange={(event) => {
              type(event.target.value);
            }}
            onBlur={stopTyping}
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
      <p role="status" className={isFiltered ? styles.count : styles.heading}>
        {newsCopy.found(
          found.length,
          activePage(offset, ARTICLES_PER_PAGE) + 1,
          pageCount(found.length, ARTICLES_PER_PAGE),
        )}
      </p>
      <div className={isHydrated ? undefined : styles.awaiting}>
        {found.length > 0 ? (
          <CardGrid>
            {shown.items.map((article, index) => (
              <NewsCard key={article.id} article={article} index={index} />
            ))}
          </CardGrid>
        ) : (
          <div className={styles.nothing}>
            <p className={styles.nothingSign} aria-hidden>
              ∅
            </p>
            <h3>{newsCopy.nothingTitle}</h3>
            <p>{newsCopy.nothing(query.search)}</p>
            <Button variant="outline" onClick={clear}>
              {newsCopy.clear}
            </Button>
          </div>
        )}
        <div className={styles.pager}>
          <Pagination
            total={found.length}
            offset={offset}
            limit={ARTICLES_PER_PAGE}
            hrefOf={(pageOffset) => newsListPath({ ...query, offset: pageOffset })}
            onSelect={(pageOffset) => {
              hasTurnedPage.current = true;
              go({ offset: pageOffset });
            }}
          />
        </div>
      </div>
      <noscript>
        <nav aria-label={newsCopy.all} className={styles.all}>
          <h2>{newsCopy.all}</h2>
          <ul>
            {articles.map(({ id, title, to }) => (
              <li key={id}>
                <SmartLink to={to}>{title}</SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      </noscript>
    </div>
  );
}
