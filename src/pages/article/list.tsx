import { graphql, navigate } from "gatsby";
import { useMemo, useRef } from "react";
import { TextHeader } from "../../blocks/TextHeader/TextHeader";
import { listSearchCopy } from "../../copy/blockCopy";
import { newsCopy } from "../../copy/newsCopy";
import { useListSearch } from "../../hooks/useListSearch";
import { useQueryString } from "../../hooks/useHydrated";
import { useTypedSearch } from "../../hooks/useTypedSearch";
import type { ToDocuments } from "../../hooks/loadSearchIndex";
import { assertDefined } from "../../lib/errors";
import { ARTICLES_PER_PAGE } from "../../lib/limits";
import { groupBy } from "../../lib/lists";
import { getActivePage, clampOffset, getPage, getPageCount } from "../../lib/pagination";
import { formatDay } from "../../lib/text";
import { newsFeed, getTypeFeed } from "../../routes/files";
import {
  articleTypeKey,
  isFiltered,
  newsListPath,
  parseNewsQuery,
  type NewsQuery,
} from "../../routes/newsQuery";
import { articlePath } from "../../routes/paths";
import { createFeedTags } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import type { QueriedPageProps } from "../../types/pageProps";
import { ArrowText, Button, toLinkProps } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Icon } from "../../ui/Icon";
import { check } from "../../ui/icons";
import { Pagination } from "../../ui/Pagination";
import { Picture } from "../../ui/Picture";
import { RichText } from "../../ui/RichText";
import { SearchBox } from "../../ui/SearchBox";
import { Section, SectionHeader } from "../../ui/Section";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "../../views/news/news.module.css";

/** False for short news without a page. */
const hasPage = ({ preview }: Queries.NewsCardFragment): boolean => preview.action !== null;

const parseText = (html: string) =>
  new DOMParser().parseFromString(html.replaceAll("<", " <"), "text/html").body.textContent;

/** Builds the search documents of articles from the texts of their rows and pages. */
const toDocuments =
  (articles: readonly Queries.NewsCardFragment[]): ToDocuments =>
  (pages) =>
    articles.map((article) => {
      const { title, contentHtml } = article.preview;
      const page = pages.find(({ path }) => path === articlePath(article.jsonId));
      return {
        kind: "news",
        path: article.jsonId,
        title: hasPage(article) ? title : "",
        detail: article.type,
        text: `${parseText(contentHtml)} ${page?.text ?? ""}`,
        keywords: page?.keywords,
      };
    });

const NewsMeta = ({ article: { datePublished, type } }: { article: Queries.NewsCardFragment }) => (
  <p className={`hint ${styles.meta}`}>
    <time dateTime={datePublished}>{formatDay(datePublished)}</time>{" "}
    <span>{newsCopy.typeLabel(type)}</span>
  </p>
);

const getYear = ({ datePublished }: Queries.NewsCardFragment) =>
  datePublished.slice(0, "YYYY".length);

const NewsRows = ({
  articles,
  leadId,
  previousYear,
}: {
  articles: readonly Queries.NewsCardFragment[];
  leadId?: string | undefined;
  previousYear?: string | undefined;
}) =>
  groupBy(articles, getYear).map(({ heading: year, items }) => (
    <div key={year} className={styles.year}>
      {year !== previousYear && <p className={styles.heading}>{year}</p>}
      <ol>
        {items.map((article) => {
          const { jsonId, preview } = article;
          const link = toLinkProps(assertDefined(preview.action, "Action"));
          const isLead = jsonId === leadId;
          return (
            <li key={jsonId} className={isLead ? styles.lead : undefined}>
              <NewsMeta article={article} />
              <div className={styles.text}>
                <h3>
                  <SmartLink {...link} className="stretched">
                    {preview.title}
                  </SmartLink>
                </h3>
                <RichText html={preview.contentHtml} />
                <p className="screenOnly">
                  <ArrowText>{link.children}</ArrowText>
                </p>
              </div>
              <Picture
                file={preview.image}
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
  ));

/** Articles with search, types and pages, all in the address; then short news without a page. */
export default function NewsListPage({
  data,
  location,
}: QueriedPageProps<Queries.NewsListPageQuery>) {
  const articles = data.allArticle.nodes;
  const { title, lead, ...page } = assertDefined(data.newsPage, "NewsPage");
  const types = page.types
    .map(({ name }) => name)
    .filter((type) => articles.some((article) => article.type === type));
  // The prerendered page has no query and shows the first page.
  const query = parseNewsQuery(useQueryString(location.search), types.map(articleTypeKey));
  const searched = useListSearch(
    query.search,
    useMemo(() => toDocuments(articles), [articles]),
  );
  const found = articles.filter(
    ({ type, jsonId }) =>
      (query.types.length === 0 || query.types.includes(articleTypeKey(type))) &&
      (searched.found?.has(jsonId) ?? true),
  );
  const entries = found.filter(hasPage);
  const notes = found.filter((article) => !hasPage(article));
  const offset = clampOffset(query.offset, entries.length, ARTICLES_PER_PAGE);

  const heading = useRef<HTMLHeadingElement>(null);
  const go = (next: Partial<NewsQuery>, replace = false) =>
    navigate(newsListPath({ ...query, offset: 0, ...next }), { replace });
  const typedSearch = useTypedSearch(query.search, (search, replace) => go({ search }, replace));
  /** Focuses the heading, because the pressed button disappears with its filter. */
  const widen = (next: Partial<NewsQuery>) => {
    typedSearch.reset();
    go(next);
    heading.current?.focus();
  };

  if (articles.length === 0) {
    return (
      <div className={`page ${styles.page}`}>
        <TextHeader title={title} lead={lead} />
        <p>{newsCopy.none}</p>
      </div>
    );
  }
  return (
    <>
      <div className={`page ${styles.page}`}>
        <TextHeader title={title} lead={lead} />
        <form
          className={`cluster scripted ${styles.filters}`}
          role="search"
          aria-label={newsCopy.search}
          onSubmit={(event) => {
            event.preventDefault();
            typedSearch.submit();
          }}
        >
          <SearchBox
            label={newsCopy.search}
            className={styles.search}
            placeholder={newsCopy.search}
            {...typedSearch.field}
            onFocus={searched.prefetch}
          />
          <div className="actions" role="group" aria-label={newsCopy.filterByType}>
            {types.map((type) => {
              const key = articleTypeKey(type);
              const isChosen = query.types.includes(key);
              return (
                <Button
                  key={type}
                  variant={isChosen ? "filled" : "outline"}
                  aria-pressed={isChosen}
                  onClick={() => {
                    const others = query.types.filter((other) => other !== key);
                    const types = isChosen ? others : [...others, key];
                    go({ search: typedSearch.latest(), types });
                  }}
                >
                  {isChosen && <Icon path={check} />}
                  {newsCopy.typeLabel(type)}
                </Button>
              );
            })}
          </div>
        </form>
        <h2 className="srOnly" ref={heading} tabIndex={-1}>
          {newsCopy.articles}
        </h2>
        <p role="status" className={isFiltered(query) ? `hint ${styles.count}` : "srOnly"}>
          {searched.isPending
            ? listSearchCopy.pending
            : newsCopy.found(
                entries.length,
                notes.length,
                getActivePage(offset, ARTICLES_PER_PAGE) + 1,
                getPageCount(entries.length, ARTICLES_PER_PAGE),
              )}
          {searched.note !== "" && `. ${searched.note}`}
        </p>
        <div className="awaiting" style={searched.style}>
          <NewsRows
            articles={getPage(entries, offset, ARTICLES_PER_PAGE)}
            leadId={articles.find(hasPage)?.jsonId}
          />
          {found.length === 0 && (
            <EmptyState
              title={newsCopy.nothingTitle}
              actions={
                <>
                  {query.search !== "" && query.types.length > 0 && (
                    <Button onClick={() => widen({ types: [] })}>{newsCopy.allTypes}</Button>
                  )}
                  <Button variant="outline" onClick={() => widen({ search: "", types: [] })}>
                    {newsCopy.clear}
                  </Button>
                </>
              }
            >
              {newsCopy.nothing(query.search, query.types.length > 0)}
            </EmptyState>
          )}
        </div>
        <div className="awaiting scripted" style={searched.style}>
          <Pagination
            total={entries.length}
            offset={offset}
            limit={ARTICLES_PER_PAGE}
            hrefOf={(pageOffset) => newsListPath({ ...query, offset: pageOffset })}
            onSelect={(pageOffset) => {
              go({ offset: pageOffset });
              heading.current?.focus();
            }}
          />
        </div>
        <noscript>
          <NewsRows
            articles={entries.slice(ARTICLES_PER_PAGE)}
            previousYear={entries.slice(0, ARTICLES_PER_PAGE).map(getYear).at(-1)}
          />
        </noscript>
      </div>
      {notes.length > 0 && (
        <Section isSunk aria-labelledby="also" className="awaiting">
          <SectionHeader id="also" title={newsCopy.also} />
          <ul className={styles.notes} style={searched.style}>
            {notes.map((article) => (
              <li key={article.jsonId}>
                <NewsMeta article={article} />
                <h3>{article.preview.title}</h3>
                <RichText html={article.preview.contentHtml} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

export const Head = pageHead<Queries.NewsListPageQuery>((site, data) =>
  createFeedTags(site, [
    newsFeed,
    ...[...new Set(data.allArticle.nodes.map(({ type }) => type))].sort().map(getTypeFeed),
  ]),
);

export const query = graphql`
  query NewsListPage($path: String!) {
    newsPage {
      title
      lead
      types {
        name
      }
    }
    allArticle(sort: [{ datePublished: DESC }, { jsonId: ASC }]) {
      nodes {
        ...NewsCard
      }
    }
    ...PageMetadata
  }
`;
