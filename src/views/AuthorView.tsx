import { graphql } from "gatsby";
import { CiteTheseButton, CiteThesePanel, useCiteThese } from "../blocks/research/CiteThese";
import { Coauthors, type Coauthor } from "../blocks/research/Coauthors";
import { PaperList } from "../blocks/research/PaperList";
import { YearLine } from "../blocks/research/YearLine";
import { authorCopy } from "../config/copy/authorCopy";
import { researchCopy } from "../config/copy/researchCopy";
import { DRAWN_COAUTHORS } from "../config/limits";
import { groupPapers } from "../lib/research/groupPapers";
import { indexPapers } from "../lib/research/paperIndex";
import { authorPath, researchPath } from "../routes/paths";
import { slugOf } from "../lib/slugOf";
import { filteredPath } from "../routes/researchQuery";
import { Breadcrumb } from "../ui/Breadcrumb";
import { InTurn } from "../ui/InTurn";
import { SmartLink } from "../ui/SmartLink";
import { TagList } from "../ui/Tag";
import { toJoinedPerson, toPaperAuthor, toPublicationPreview } from "./fragments";
import { TextColumns } from "./TextColumns";
import { TextHeader } from "./TextHeader";
import * as styles from "./AuthorView.module.css";

export const authorViewFragment = graphql`
  fragment AuthorViewPaper on Publication {
    ...PublicationPreview
    venueId
  }
`;

/** The first and the last of some years. */
export interface YearSpan {
  first: number;
  last: number;
}

export interface AuthorViewProps {
  /** The last part of the page's address. */
  slug: string;
  /** The person's papers, newest first; never none. */
  papers: readonly Queries.AuthorViewPaperFragment[];
  /** Everybody with several spellings. */
  people: readonly Queries.JoinedPersonFragment[];
  /** First and last year of the whole catalogue, which the years are shown on. */
  span: YearSpan;
}

/** The name that heads an author's page, and the other ways in which it is printed. */
export function authorNames(
  slug: string,
  papers: readonly Pick<Queries.AuthorViewPaperFragment, "authors">[],
  people: readonly Queries.JoinedPersonFragment[],
): { name: string; others: string[] } {
  const printed = papers.flatMap(({ authors }) =>
    authors
      .map(toPaperAuthor)
      .filter((author) => author.slug === slug)
      .map(({ name }) => name),
  );
  const name = people.find(({ jsonId }) => jsonId === slug)?.name ?? printed[0] ?? slug;
  return { name, others: [...new Set(printed)].filter((other) => other !== name) };
}

/** Somebody's papers in the catalogue: when, where, on what and with whom. */
export function AuthorView({ slug, papers, people, span }: AuthorViewProps) {
  const { name, others } = authorNames(slug, papers, people);
  const previews = papers.map((paper) => ({
    ...toPublicationPreview(paper),
    venueId: paper.venueId,
  }));
  const { values } = indexPapers(previews, people.map(toJoinedPerson), {
    venues: researchCopy.venues,
    awarded: researchCopy.awarded,
  });
  const coauthors: Coauthor[] = values.authors
    .filter(({ key }) => key !== slug)
    .map(({ key, label, total }) => ({ slug: key, name: label, count: total }));
  const years = previews.map(({ year }) => year);
  const citations = useCiteThese();
  return (
    <article className="page">
      <TextHeader
        kicker={
          <Breadcrumb
            items={[{ label: researchCopy.title, to: researchPath }, { label: authorCopy.authors }]}
          />
        }
        title={name}
        lead={
          <>
            {authorCopy.lead(papers.length, Math.min(...years), Math.max(...years))}
            {others.length > 0 && (
              <>
                {" "}
                {authorCopy.alsoPrinted} <i>{others.join(", ")}</i>.
              </>
            )}
          </>
        }
      />
      <InTurn>
        {" "}
        <TextColumns
          line
          aside={
            <div className={styles.aside}>
              <section aria-labelledby="years">
                <h2 className={styles.subHead} id="years">
                  {authorCopy.years}
                </h2>
                <YearLine
                  years={Array.from({ length: span.last - span.first + 1 }, (_, index) => ({
                    year: String(span.first + index),
                    count: years.filter((year) => year === span.first + index).length,
                  }))}
                />
              </section>
              <section aria-labelledby="venues">
                <h2 className={styles.subHead} id="venues">
                  {authorCopy.venues}
                </h2>
                <ul className={styles.counts}>
                  {values.venues.map(({ key, label, total }) => (
                    <li key={key}>
                      <SmartLink to={filteredPath({ authors: [slug], venues: [key] })}>
                        {label}
                      </SmartLink>
                      <span>{total}</span>
                    </li>
                  ))}
                </ul>
              </section>
              {values.topics.length > 0 && (
                <section aria-labelledby="topics">
                  <h2 className={styles.subHead} id="topics">
                    {authorCopy.topics}
                  </h2>
                  <TagList
                    label={authorCopy.topics}
                    tags={values.topics.map(({ label }) => label)}
                    hrefOf={(topic) => filteredPath({ topics: [slugOf(topic)] })}
                  />
                </section>
              )}
            </div>
          }
        >
          {coauthors.length > 0 && (
            <section aria-labelledby="coauthors">
              <h2 className={styles.subHead} id="coauthors">
                {authorCopy.writesWith}
              </h2>
              <Coauthors name={name} coauthors={coauthors.slice(0, DRAWN_COAUTHORS)} />
              {coauthors.length > DRAWN_COAUTHORS && (
                <details className={styles.all}>
                  <summary>{authorCopy.allCoauthors(coauthors.length)}</summary>
                  <ul className={styles.counts}>
                    {coauthors.map((coauthor) => (
                      <li key={coauthor.slug}>
                        <SmartLink to={authorPath(coauthor.slug)}>{coauthor.name}</SmartLink>
                        <span>{coauthor.count}</span>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </section>
          )}
        </TextColumns>
      </InTurn>
      <div className={styles.papers}>
        <div className={styles.bar}>
          <p>
            <b>{papers.length}</b> {researchCopy.paperCount(papers.length)}
          </p>
          <CiteTheseButton state={citations} count={papers.length} />
        </div>
        <CiteThesePanel state={citations} prettyURLs={previews.map(({ prettyURL }) => prettyURL)} />
        <PaperList groups={groupPapers(previews, "newest")} />
      </div>
    </article>
  );
}
