import { graphql, type PageProps } from "gatsby";
import { Suspense } from "react";
import { chooseDrawn, Coauthors, type YearSpan } from "../../blocks/research/Coauthors";
import { PaperResults } from "../../blocks/research/PaperResults";
import { CardGrid } from "../../blocks/Card/Card";
import { NewsCard } from "../../blocks/Card/NewsCard";
import { authorCopy } from "../../copy/authorCopy";
import { publicationCopy } from "../../copy/publicationCopy";
import { researchCopy } from "../../copy/researchCopy";
import { indexPapers, type FacetValue } from "../../blocks/research/paperIndex";
import { isKindOfWork } from "../../lib/topic";
import { authorPath, researchPath } from "../../routes/paths";
import { filteredPath } from "../../routes/researchQuery";
import { Breadcrumb } from "../../ui/Breadcrumb";
import { SectionHeader } from "../../ui/Section";
import { SmartLink } from "../../ui/SmartLink";
import { toPaperAuthor, toPublicationPreview } from "../../blocks/fragments";
import { TextColumns } from "../../blocks/TextColumns/TextColumns";
import { formatList } from "../../lib/text";
import { papersFeed } from "../../routes/files";
import { describedBy, createFeedTags, createJsonLdTags } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { buildBreadcrumbList } from "../../seo/structuredData";
import * as styles from "./page.module.css";

interface AuthorPageContext {
  key: string;
  span: YearSpan;
}

/** Maximum number of topics in the description; search engines truncate longer texts. */
const DESCRIBED_TOPICS = 3;

/** Returns the name for the heading and the other spellings found in the papers. */
function getAuthorNames(
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

interface CountsProps {
  values: readonly FacetValue[];
  hrefOf: (key: string) => string;
}

const Counts = ({ values, hrefOf }: CountsProps) => (
  <ul className={`links ${styles.counts}`}>
    {values.map(({ key, label, total }) => (
      <li key={key}>
        <SmartLink to={hrefOf(key)}>{label}</SmartLink>
        <span>{total}</span>
      </li>
    ))}
  </ul>
);

const CountsSection = ({ id, title, ...counts }: CountsProps & { id: string; title: string }) => (
  <section aria-labelledby={id}>
    <h2 className={styles.heading} id={id}>
      {title}
    </h2>
    <Counts {...counts} />
  </section>
);

export default function AuthorPage({
  data,
  pageContext: { key: slug, span },
}: Pick<PageProps<Queries.AuthorPageQuery, AuthorPageContext>, "data" | "pageContext">) {
  const { papers } = data;
  const people = data.people.nodes;
  const news = data.news.nodes;
  const { name, others } = getAuthorNames(slug, papers, people);
  const previews = papers.map(toPublicationPreview);
  const { values } = indexPapers(previews, people);
  const years = previews.map(({ year }) => year);
  const { topics } = values;
  const topic = topics.find(({ label }) => !isKindOfWork(label));
  const coauthors = values.authors.filter(({ key }) => key !== slug);
  return (
    <article className="page">
      <header className={styles.header}>
        <Breadcrumb
          items={[{ label: researchCopy.title, to: researchPath }, { label: authorCopy.authors }]}
        />
        <Coauthors slug={slug} papers={previews} coauthors={coauthors} span={span}>
          <h1>{name}</h1>
          <p className="lead">
            {authorCopy.lead(
              papers.length,
              Math.min(...years),
              Math.max(...years),
              coauthors.length,
            )}
            {topic && ` ${authorCopy.mainTopic(topic.label, topic.total)}`}
            {others.length > 0 && (
              <>
                {" "}
                {authorCopy.alsoPrinted} <i>{others.join(", ")}</i>.
              </>
            )}
          </p>
        </Coauthors>
        {coauthors.length > chooseDrawn(coauthors).length && (
          <details className={`fold ${styles.all}`}>
            <summary>{authorCopy.allCoauthors(coauthors.length)}</summary>
            <Counts values={coauthors} hrefOf={authorPath} />
          </details>
        )}
      </header>
      <Suspense fallback={null}>
        <TextColumns
          line
          aside={
            <>
              {topics.length > 0 && (
                <CountsSection
                  id="topics"
                  title={authorCopy.topics}
                  values={topics}
                  hrefOf={(topic) => filteredPath({ authors: [slug], topics: [topic] })}
                />
              )}
              <CountsSection
                id="venues"
                title={authorCopy.venues}
                values={values.venues}
                hrefOf={(venue) => filteredPath({ authors: [slug], venues: [venue] })}
              />
            </>
          }
        >
          <PaperResults papers={previews} label={researchCopy.paperNoun(papers.length)} />
        </TextColumns>
      </Suspense>
      {news.length > 0 && (
        <section className={styles.news} aria-labelledby="news">
          <SectionHeader id="news" title={publicationCopy.inTheNews} />
          <CardGrid>
            {news.map((article) => (
              <NewsCard key={article.jsonId} article={article} />
            ))}
          </CardGrid>
        </section>
      )}
    </article>
  );
}

export const Head = pageHead<Queries.AuthorPageQuery, AuthorPageContext>(
  (site, { papers, people }, path, { key }) => [
    ...createJsonLdTags({
      breadcrumb: buildBreadcrumbList(site, [
        { name: researchCopy.title, path: researchPath },
        { name: getAuthorNames(key, papers, people.nodes).name, path },
      ]),
    }),
    ...createFeedTags(site, [papersFeed]),
  ],
  ({ papers, people, metadata }, { key }) => {
    const { name, others } = getAuthorNames(key, papers, people.nodes);
    const { values } = indexPapers(papers.map(toPublicationPreview), []);
    const topics = values.topics.map(({ label }) => label);
    const main = formatList(topics.slice(0, DESCRIBED_TOPICS));
    return describedBy(metadata, "profile", {
      title: name,
      description: authorCopy.description(name, papers.length, main),
      keywords: [name, ...others, ...topics],
    });
  },
);

export const query = graphql`
  fragment AuthorViewPaper on Publication {
    ...PublicationPreview
    venueId
  }
  query AuthorPage($papers: [String!]!) {
    papers(keys: $papers) {
      ...AuthorViewPaper
    }
    news: allArticle(
      filter: {
        publications: { elemMatch: { prettyURL: { in: $papers } } }
        full: { title: { ne: null } }
      }
      sort: { datePublished: DESC }
      limit: 3
    ) {
      nodes {
        ...NewsCard
      }
    }
    people: allAuthor(sort: { jsonId: ASC }) {
      nodes {
        ...JoinedPerson
      }
    }
    metadata: pageMetadata(path: { eq: "/research" }) {
      ...PageHead
    }
  }
`;
