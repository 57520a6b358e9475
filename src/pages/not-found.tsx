import { graphql, type HeadFC, type PageProps } from "gatsby";
import { LinkRows } from "../blocks/LinkRows/LinkRows";
import { blockCopy } from "../copy/blockCopy";
import { searchCopy } from "../copy/searchCopy";
import { useHydrated } from "../hooks/useHydrated";
import { useLoaded } from "../hooks/useLoaded";
import { assertDefined } from "../lib/errors";
import { loadSearchIndex } from "../hooks/loadSearchIndex";
import { findNearestPages } from "../lib/search/searchPages";
import { PageHead } from "../seo/PageHead";
import { notFoundPath } from "../routes/paths";
import { dialogStore } from "../shell/dialogStore";
import { navigationStore } from "../shell/navigation/navigationStore";
import { Button, ButtonLink } from "../ui/Button";
import { SearchBox } from "../ui/SearchBox";
import * as styles from "../views/not-found/NotFoundPage.module.css";

interface NotFoundPageProps extends Pick<PageProps<Queries.NotFoundPageQuery>, "data"> {
  location: Pick<Location, "href" | "origin" | "pathname"> & {
    readonly state: { readonly missingPath?: string } | null;
  };
}

export default function NotFoundPage({ data, location }: NotFoundPageProps) {
  const page = assertDefined(data.notFoundPage, "Not-found page");
  // The browser keeps the history state on reload; the prerendered page has none.
  const isHydrated = useHydrated();
  const previousUrl = isHydrated ? navigationStore.urlBefore(location.href) : null;
  // Requested path; empty until known, undefined if the visitor opened `/not-found` itself.
  const missingPath =
    (isHydrated ? location.state?.missingPath : undefined) ??
    (location.pathname === notFoundPath ? undefined : "");
  const meant = missingPath ?? "";
  const index = useLoaded(loadSearchIndex, { isNeeded: meant !== "", key: meant });
  const file = index.step === "loaded" ? index.value : null;
  const suggestions = meant !== "" && file ? findNearestPages(file, meant) : [];
  return (
    <section className={`page ${styles.page}`}>
      <div className={styles.row}>
        <p className={styles.code} aria-hidden>
          4<span>0</span>4
        </p>
        <div className={`stack ${styles.text}`}>
          <h1>
            <span className="srOnly">404. </span>
            {"The page you were looking for doesn't exist."}
          </h1>
          <p className="lead">The address may have been mistyped, or the page may have moved.</p>
          <div className="actions">
            <ButtonLink to={page.link}>{blockCopy.home}</ButtonLink>
            {previousUrl !== null && (
              <ButtonLink variant="outline" to={previousUrl.slice(location.origin.length)}>
                Go back
              </ButtonLink>
            )}
            <form
              role="search"
              className={`scripted actions ${styles.search}`}
              onSubmit={(event) => {
                event.preventDefault();
                const text = new FormData(event.currentTarget).get("search");
                if (typeof text === "string") dialogStore.open("search", text);
              }}
            >
              <SearchBox label={searchCopy.field} placeholder={searchCopy.placeholder} />
              <Button type="submit" variant="outline">
                {searchCopy.title}
              </Button>
            </form>
          </div>
        </div>
      </div>
      {/* Reserves space for the suggestions, to prevent a layout shift. */}
      {missingPath !== undefined && (
        <div className={styles.suggestions}>
          {suggestions.length > 0 && (
            <nav aria-labelledby="nearest">
              <h2 id="nearest">
                {page.suggestionsTitle} <s>{missingPath}</s>
              </h2>
              <LinkRows
                items={suggestions.map(({ path, title, kind }) => ({
                  title,
                  note: kind === "pages" ? "" : (file?.kinds[kind]?.label ?? ""),
                  to: path,
                }))}
              />
            </nav>
          )}
        </div>
      )}
    </section>
  );
}

export const Head: HeadFC<Queries.NotFoundPageQuery> = ({ data }) => (
  <PageHead path={notFoundPath} page={data.metadata} />
);

/** Also the query of `/404`, for which there is no metadata. */
export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      suggestionsTitle
      link
    }
    metadata: pageMetadata(path: { eq: "/not-found" }) {
      ...PageHead
    }
  }
`;
