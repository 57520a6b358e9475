import { graphql, navigate } from "gatsby";
import { Suspense } from "react";
import { Coauthors } from "../../blocks/research/Coauthors";
import { PaperResults } from "../../blocks/research/PaperResults";
import { YearLinks } from "../../blocks/research/YearLinks";
import { authorCopy } from "../../copy/authorCopy";
import { researchCopy } from "../../copy/researchCopy";
import { DRAWN_COAUTHORS } from "../../lib/limits";
import { useQueryString } from "../../hooks/useQueryString";
import { indexPapers, type FacetValue } from "../../lib/research/paperIndex";
import { topicKey } from "../../lib/research/topic";
import { authorPath, researchPath } from "../../routes/paths";
import { filteredPath, orderedAuthorPath, parseOrder } from "../../routes/researchQuery";
import { Breadcrumb } from "../../ui/Breadcrumb";
import { SmartLink } from "../../ui/SmartLink";
import { TagList } from "../../ui/Tag";
import { toJoinedPerson, toPaperAuthor, toPublicationPreview } from "../../blocks/fragments";
import { SubSection } from "../../blocks/SubSection/SubSection";
import { TextColumns } from "../../blocks/TextColumns/TextColumns";
import { TextHeader } from "../../blocks/TextHeader/TextHeader";
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

/** Counts the papers by their years and tells the other spellings of the name. */
const Lead = ({ years, others }: { years: readonly number[]; others: readonly string[] }) => (
  <>
    {authorCopy.lead(years.length, Math.min(...years), Math.max(...years))}
    {others.length > 0 && (
      <>
        {" "}
        {authorCopy.alsoPrinted} <i>{others.join(", ")}</i>.
      </>
    )}
  </>
);

/** How many papers there are of every year of the catalogue, also of those without any. */
const countByYear = (years: readonly number[], { first, last }: YearSpan) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    year: String(first + index),
    count: years.filter((year) => year === first + index).length,
  }));

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

const Topics = ({ topics }: { topics: readonly FacetValue[] }) =>
  topics.length > 0 && (
    <SubSection id="topics" title={authorCopy.topics}>
      <TagList
        label={authorCopy.topics}
        tags={topics.map(({ label }) => label)}
        hrefOf={(topic) => filteredPath({ topics: [topicKey(topic)] })}
      />
    </SubSection>
  );

/** Those with whom most papers were written, drawn; where there are more, all of them in a list. */
const WritesWith = ({ name, coauthors }: { name: string; coauthors: readonly FacetValue[] }) =>
  coauthors.length > 0 && (
    <SubSection id="coauthors" title={authorCopy.writesWith}>
      <Coauthors
        name={name}
        coauthors={coauthors
          .slice(0, DRAWN_COAUTHORS)
          .map(({ key, label, total }) => ({ slug: key, name: label, count: total }))}
      />
      {coauthors.length > DRAWN_COAUTHORS && (
        <details className={styles.all}>
          <summary>{authorCopy.allCoauthors(coauthors.length)}</summary>
          <Counts values={coauthors} hrefOf={authorPath} />
        </details>
      )}
    </SubSection>
  );

/** Somebody's papers in the catalogue: when, where, on what and with whom. */
export function AuthorView({ slug, papers, people, span, search }: AuthorViewProps) {
  const { name, others } = authorNames(slug, papers, people);
  const previews = papers.map(toPublicationPreview);
  const { values } = indexPapers(previews, people.map(toJoinedPerson), {
    venues: researchCopy.venues,
    awarded: researchCopy.awarded,
  });
  const years = previews.map(({ year }) => year);
  const order = parseOrder(useQueryString(search));
  return (
    <article className="page">
      <TextHeader
        kicker={
          <Breadcrumb
            items={[{ label: researchCopy.title, to: researchPath }, { label: authorCopy.authors }]}
          />
        }
        title={name}
        lead={<Lead years={years} others={others} />}
      />
      <Suspense fallback={null}>
        <TextColumns
          line
          aside={
            <div className={styles.aside}>
              <SubSection id="years" title={authorCopy.years}>
                <YearLinks
                  years={countByYear(years, span)}
                  hrefOf={(year) => filteredPath({ authors: [slug], years: [year] })}
                />
              </SubSection>
              <SubSection id="venues" title={authorCopy.venues}>
                <Counts
                  values={values.venues}
                  hrefOf={(venue) => filteredPath({ authors: [slug], venues: [venue] })}
                />
              </SubSection>
              <Topics topics={values.topics} />
            </div>
          }
        >
          <WritesWith name={name} coauthors={values.authors.filter(({ key }) => key !== slug)} />
        </TextColumns>
      </Suspense>
      <div className={`${styles.papers} awaiting`}>
        <PaperResults
          papers={previews}
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
    </article>
  );
}
