import { graphql } from "gatsby";
import { JobRows } from "../../blocks/JobGroups/JobGroups";
import { searchCopy } from "../../copy/searchCopy";
import { useLoaded } from "../../hooks/useLoaded";
import { loadSearchIndex } from "../../hooks/loadSearchIndex";
import { findNearestPages } from "../../lib/search/searchPages";
import { Button, ButtonLink } from "../../ui/Button";
import { SearchBox } from "../../ui/SearchBox";
import * as styles from "./NotFoundView.module.css";

export const notFoundViewFragment = graphql`
  fragment NotFoundView on NotFoundPage {
    suggestionsTitle
    link
  }
`;

export interface NotFoundViewProps {
  page: Queries.NotFoundViewFragment;
  /** Missing path; empty until known, undefined if the visitor opened this page's own address. */
  missingPath?: string | null | undefined;
  backTo?: string | undefined;
  onSearch?: (text: string) => void;
}

/** Reports a missing page and suggests similar ones. */
export function NotFoundView({ page, missingPath, backTo, onSearch }: NotFoundViewProps) {
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
        <div className={styles.text}>
          <h1>
            <span className="srOnly">404. </span>
            {"The page you were looking for doesn't exist."}
          </h1>
          <p className="lead">The address may have been mistyped, or the page may have moved.</p>
          <div className="actions">
            <ButtonLink to={page.link}>Home page</ButtonLink>
            {backTo !== undefined && (
              <ButtonLink variant="outline" to={backTo}>
                Go back
              </ButtonLink>
            )}
            <form
              role="search"
              className={`scripted ${styles.search}`}
              onSubmit={(event) => {
                event.preventDefault();
                const text = new FormData(event.currentTarget).get("search");
                if (typeof text === "string") onSearch?.(text);
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
      {/* Reserves space, to prevent a layout shift. */}
      {typeof missingPath === "string" && (
        <div className={styles.suggestions}>
          {suggestions.length > 0 && (
            <nav aria-labelledby="nearest">
              <h2 id="nearest">
                {page.suggestionsTitle} <s>{missingPath}</s>
              </h2>
              <JobRows
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
