import { graphql, navigate } from "gatsby";
import { Suspense } from "react";
import { Dimming } from "../../blocks/Dimming";
import { Coauthors, coauthorKey } from "../../blocks/research/Coauthors";
import { PaperResults } from "../../blocks/research/PaperResults";
import { authorCopy } from "../../copy/authorCopy";
import { researchCopy } from "../../copy/researchCopy";
import { DRAWN_COAUTHORS } from "../../lib/limits";
import { useQueryString } from "../../hooks/useQueryString";
import { indexPapers, type FacetValue } from "../../lib/research/paperIndex";
import { authorPath, researchPath } from "../../routes/paths";
import { filteredPath, orderedAuthorPath, parseOrder } from "../../routes/researchQuery";
import { Breadcrumb } from "../../ui/Breadcrumb";
import { SmartLink } from "../../ui/SmartLink";
import { toJoinedPerson, toPaperAuthor, toPublicationPreview } from "../../blocks/fragments";
import { SubSection } from "../../blocks/SubSection/SubSection";
import { TextColumns } from "../../blocks/TextColumns/TextColumns";
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
  /** The query string of the address; it holds the order of the papers. */
  search: string;
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

/** Topics of papers on anything, which say nothing of a person. */
const GENERAL_TOPICS = new Set(["Dataset", "Evaluation"]);

interface LeadProps {
  years: readonly number[];
  others: readonly string[];
  /** Number of co-authors. */
  people: number;
  topic: string | undefined;
}

/** Counts the papers and the people, and tells the other spellings of the name. */
const Lead = ({ years, others, people, topic }: LeadProps) => (
  <>
    {authorCopy.lead(years.length, Math.min(...years), Math.max(...years), people)}
    {topic !== undefined && ` ${authorCopy.mostOn(topic)}`}
    {others.length > 0 && (
      <>
        {" "}
        {authorCopy.alsoPrinted} <i>{others.join(", ")}</i>.
      </>
    )}
  </>
);

interface CountsProps {
  values: readonly FacetValue[];
  /** Where the value of a key leads. */
  hrefOf: (key: string) => string;
}

/** Values as links, each with its number of papers. */
const Counts = ({ values, hrefOf }: CountsProps) => (
  <ul className={styles.counts}>
    {values.map(({ key, label, total }) => (
      <li key={key}>
        <SmartLink to={hrefOf(key)}>{label}</SmartLink>
        <span>{total}</span>
      </li>
    ))}
  </ul>
);

/**
 * Those drawn: everybody with at least two papers together, or with one where nobody has
 * more.
 */
function drawnCoauthors(coauthors: readonly FacetValue[]): readonly FacetValue[] {
  const least = Math.min(2, coauthors[0]?.total ?? 0);
  return coauthors.filter(({ total }) => total >= least).slice(0, DRAWN_COAUTHORS);
}

/** Somebody's papers in the catalogue: when, where, on what and with whom. */
export function AuthorView({ slug, papers, people, span, search }: AuthorViewProps) {
  const { name, others } = authorNames(slug, papers, people);
  const previews = papers.map(toPublicationPreview);
  const { values } = indexPapers(previews, people.map(toJoinedPerson), {
    venues: researchCopy.venues,
    awarded: researchCopy.withAward,
  });
  const years = previews.map(({ year }) => year);
  const order = parseOrder(useQueryString(search));
  const coauthors = values.authors.filter(({ key }) => key !== slug);
  const drawn = drawnCoauthors(coauthors);
  const keyed = previews.map((paper) => ({
    ...paper,
    keys: drawn
      .flatMap(({ key }, place) =>
        paper.authors.some((author) => author.slug === key) ? coauthorKey(place) : [],
      )
      .join(" "),
  }));
  const topic = values.topics.find(({ label }) => !GENERAL_TOPICS.has(label))?.label;
  return (
    <article className={`page ${styles.author}`}>
      <Dimming scope={styles.author} keys={drawn.map((_, place) => coauthorKey(place))} />
      <header className={styles.header}>
        <Breadcrumb
          items={[{ label: researchCopy.title, to: researchPath }, { label: authorCopy.people }]}
        />
        <Coauthors
          coauthors={drawn.map(({ key, label }) => ({
            slug: key,
            name: label,
            papers: keyed.filter(({ authors }) => authors.some((author) => author.slug === key)),
          }))}
          years={Array.from({ length: span.last - span.first + 1 }, (_, index) => ({
            year: span.first + index,
            count: years.filter((year) => year === span.first + index).length,
            to: filteredPath({ authors: [slug], years: [String(span.first + index)] }),
          }))}
          hint={
            drawn.length > 0 && (
              <>
                <p>{authorCopy.hint}</p>
                {coauthors.length > drawn.length && (
                  <details className={styles.all}>
                    <summary>{authorCopy.allCoauthors(coauthors.length)}</summary>
                    <Counts values={coauthors} hrefOf={authorPath} />
                  </details>
                )}
              </>
            )
          }
        >
          <h1>{name}</h1>
          <p>
            <Lead years={years} others={others} people={coauthors.length} topic={topic} />
          </p>
        </Coauthors>
      </header>
      <Suspense fallback={null}>
        <TextColumns
          line
          aside={
            <div className={styles.aside}>
              {values.topics.length > 0 && (
                <SubSection id="topics" title={authorCopy.topics}>
                  <Counts
                    values={values.topics}
                    hrefOf={(key) => filteredPath({ authors: [slug], topics: [key] })}
                  />
                </SubSection>
              )}
              <SubSection id="venues" title={authorCopy.venues}>
                <Counts
                  values={values.venues}
                  hrefOf={(venue) => filteredPath({ authors: [slug], venues: [venue] })}
                />
              </SubSection>
            </div>
          }
        >
          <div className="awaiting">
            <PaperResults
              papers={keyed}
              words={researchCopy.paperCount(papers.length)}
              order={order}
              onOrder={
                papers.length > 1
                  ? (next) => {
                      navigate(orderedAuthorPath(slug, next));
                    }
                  : undefined
              }
            />
          </div>
        </TextColumns>
      </Suspense>
    </article>
  );
}
