import { graphql, type PageProps } from "gatsby";
import { LinkRows } from "../../blocks/LinkRows/LinkRows";
import { ProductLines } from "../../blocks/ProductLines/ProductLines";
import { CiteKit } from "../../blocks/research/CiteKit";
import { AuthorLinks, Award, TopicTags } from "../../blocks/research/PaperDetails";
import { blockCopy } from "../../copy/blockCopy";
import { newsCopy } from "../../copy/newsCopy";
import { publicationCopy } from "../../copy/publicationCopy";
import { researchCopy } from "../../copy/researchCopy";
import { toDoiUrl, toCitedPaper } from "../../lib/citation/citedPaper";
import type { PaperRelations } from "../../lib/relatedPapers";
import { assertDefined } from "../../lib/errors";
import { toTopicKey } from "../../lib/topic";
import { formatDay, formatMonth } from "../../lib/text";
import { articlePath, publicationPath, researchPath } from "../../routes/paths";
import { filteredPath } from "../../routes/researchQuery";
import { Breadcrumb } from "../../ui/Breadcrumb";
import { ButtonLink, ArrowLink } from "../../ui/Button";
import { Facts } from "../../ui/Facts";
import { Icon } from "../../ui/Icon";
import { arrowUpRight } from "../../ui/icons";
import { RichText } from "../../ui/RichText";
import { SmartLink } from "../../ui/SmartLink";
import { toPaperAuthor } from "../../blocks/fragments";
import { TextColumns } from "../../blocks/TextColumns/TextColumns";
import { TextHeader } from "../../blocks/TextHeader/TextHeader";
import { PreviousNext } from "../../blocks/PreviousNext/PreviousNext";
import { papersFeed } from "../../routes/files";
import { describedBy, createFeedTags, createJsonLdTags } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { buildBreadcrumbList } from "../../seo/structuredData";
import { buildScholarlyArticle, getCitationTags } from "./jsonLd";
import { ArcItem, arcsClass } from "../../blocks/research/Arc";
import { getSenseColour } from "../../lib/senses";
import * as styles from "./page.module.css";

type Publication = NonNullable<Queries.PublicationPageQuery["publication"]>;

/** Wraps an abstract without paragraphs or lists in a paragraph. */
const wrapInParagraph = (abstract: string) =>
  /<(?:p|ul|ol)\b/i.test(abstract) ? abstract : `<p>${abstract}</p>`;

const PaperHeader = ({ publication }: { publication: Publication }) => (
  <TextHeader
    isLong
    kicker={
      <Breadcrumb
        items={[{ label: researchCopy.title, to: researchPath }, { label: publication.conference }]}
      />
    }
    title={publication.paper.title}
  >
    <p className={styles.authors}>
      <AuthorLinks authors={publication.authors.map(toPaperAuthor)} />
    </p>
    <Award award={publication.award} />
    <div className={`actions ${styles.actions}`}>
      <ButtonLink to={publication.paper.url}>
        {publicationCopy.read} <Icon path={arrowUpRight} />
      </ButtonLink>
      <TopicTags topics={publication.categories} />
    </div>
  </TextHeader>
);

const PaperFacts = ({ publication }: { publication: Publication }) => {
  const { doi } = publication.paper;
  return (
    <Facts
      items={[
        { label: publicationCopy.publishedIn, value: publication.booktitle },
        {
          label: publicationCopy.date,
          value: formatMonth(publication.publicationYear, publication.publicationMonth),
        },
        { label: publicationCopy.place, value: publication.address },
        { label: publicationCopy.pages, value: publication.pages },
        { label: publicationCopy.publisher, value: publication.publisher },
        {
          label: publicationCopy.doi,
          value: doi !== null && <SmartLink to={toDoiUrl(doi)}>{doi}</SmartLink>,
        },
      ]}
    />
  );
};

const PaperProducts = ({ products }: { products: Publication["products"] }) =>
  products.length > 0 && (
    <section aria-labelledby="used">
      <h2 id="used">{publicationCopy.inProducts}</h2>
      <ProductLines products={products} />
    </section>
  );

/** Related papers; an arc's width shows the number of common authors or topics. */
function RelatedPapers({
  relations,
  papers,
}: {
  relations: PaperRelations;
  papers: ReadonlyMap<string, Queries.RelatedPaperFragment>;
}) {
  const { byAuthor, byTopic } = relations;
  if (byAuthor.length + byTopic.length === 0) return null;
  const groups = [
    // Row 1 is the figure's head, and each list's heading takes a row.
    { kind: "by-author", title: publicationCopy.samePeople, rows: byAuthor, firstRow: 3, sense: 2 },
    {
      kind: "by-topic",
      title: publicationCopy.sameTopic,
      rows: byTopic,
      firstRow: byAuthor.length === 0 ? 3 : byAuthor.length + 4,
      sense: 3,
    },
  ].filter(({ rows }) => rows.length > 0);
  const topic = byTopic[0]?.common[0];
  const most = Math.max(...[...byAuthor, ...byTopic].map(({ common }) => common.length));
  return (
    <section aria-labelledby="related">
      <h2 id="related">{publicationCopy.related}</h2>
      <p className={styles.intro}>{publicationCopy.closest}</p>
      <figure aria-labelledby="related" className={`${styles.figure} ${arcsClass}`}>
        <p className={styles.head}>{publicationCopy.thisPaper}</p>
        {groups.map(({ kind, title, rows, firstRow, sense }) => (
          <div key={kind} className={styles.group} style={{ color: getSenseColour(sense) }}>
            <h3 id={`related-${kind}`}>{title}</h3>
            <ol aria-labelledby={`related-${kind}`}>
              {rows.map(({ prettyURL, common }, index) => {
                const paper = papers.get(prettyURL);
                return (
                  paper && (
                    <ArcItem
                      key={prettyURL}
                      row={firstRow + index}
                      width={0.8 + common.length * 0.8}
                      share={common.length / most}
                    >
                      <SmartLink to={publicationPath(prettyURL)}>
                        <b>{paper.paper.title}</b>
                        <small className="hint">
                          {common.join(", ")} · {paper.conference}
                        </small>
                      </SmartLink>
                    </ArcItem>
                  )
                );
              })}
            </ol>
          </div>
        ))}
      </figure>
      {topic !== undefined && (
        <ArrowLink to={filteredPath({ topics: [toTopicKey(topic)] })}>
          {publicationCopy.allOn(topic)}
        </ArrowLink>
      )}
    </section>
  );
}

/** Page of one paper: facts, our summary and citations; links to the paper itself. */
export default function PublicationPage({
  data,
  pageContext: { relations },
}: Pick<
  PageProps<Queries.PublicationPageQuery, { relations: PaperRelations }>,
  "data" | "pageContext"
>) {
  const publication = assertDefined(data.publication, "Publication");
  const news = data.news.nodes;
  const { abstractNote } = assertDefined(data.researchPage, "ResearchPage");
  const byKey = new Map(data.related.map((paper) => [paper.prettyURL, paper]));
  return (
    <article className="page">
      <PaperHeader publication={publication} />
      <TextColumns
        line
        sticky
        asideLast
        aside={
          <>
            <PaperFacts publication={publication} />
            <CiteKit prettyURL={publication.prettyURL} paper={toCitedPaper(publication)} />
          </>
        }
      >
        <div className={styles.main}>
          <section aria-labelledby="in-short">
            <h2 id="in-short">{publicationCopy.inShort}</h2>
            <RichText
              html={wrapInParagraph(publication.full.abstractHtml)}
              className={styles.abstract}
            />
            <p className={`hint ${styles.note}`}>{abstractNote}</p>
          </section>
          <RelatedPapers relations={relations} papers={byKey} />
          <PaperProducts products={publication.products} />
          {news.length > 0 && (
            <section aria-labelledby="news">
              <h2 id="news">{publicationCopy.inTheNews}</h2>
              <div className={styles.news}>
                <LinkRows
                  items={news.map(({ jsonId, type, datePublished, preview }) => ({
                    title: preview.title,
                    note: `${newsCopy.typeLabel(type)}, ${formatDay(datePublished)}`,
                    to: articlePath(jsonId),
                  }))}
                />
              </div>
            </section>
          )}
        </div>
      </TextColumns>
      <PreviousNext
        label={publicationCopy.byDate}
        links={[
          [publicationCopy.newer, relations.newer ?? ""] as const,
          [publicationCopy.older, relations.older ?? ""] as const,
        ].flatMap(([direction, key]) => {
          const other = byKey.get(key);
          return other
            ? {
                note: `${direction} · ${other.conference}`,
                title: other.paper.title,
                to: publicationPath(key),
              }
            : [];
        })}
      />
    </article>
  );
}

const getSummary = ({ full }: Publication) => blockCopy.summary(full.abstractText);

export const Head = pageHead<Queries.PublicationPageQuery>(
  (site, data, path) => {
    const publication = assertDefined(data.publication, "Publication");
    const { award, categories: topics } = publication;
    const paper = {
      ...toCitedPaper(publication),
      path,
      summary: getSummary(publication),
      award,
      topics,
    };
    return [
      ...getCitationTags(site, paper),
      ...createJsonLdTags({
        paper: buildScholarlyArticle(site, paper),
        breadcrumb: buildBreadcrumbList(site, [
          { name: researchCopy.title, path: researchPath },
          { name: paper.title, path },
        ]),
      }),
      ...createFeedTags(site, [papersFeed]),
    ];
  },
  ({ publication, metadata }) =>
    publication &&
    describedBy(metadata, "article", {
      title: publication.paper.title,
      description: getSummary(publication),
      keywords: [publication.conference, ...publication.categories],
    }),
);

export const query = graphql`
  fragment RelatedPaper on Publication {
    prettyURL
    paper {
      title
    }
    conference
  }
  query PublicationPage($key: String!, $related: [String!]!) {
    publication(prettyURL: { eq: $key }) {
      prettyURL
      entryType
      bibkey
      paper {
        title
        url
        doi
      }
      authors {
        name
        family
        isOrganization
        person
      }
      conference
      booktitle
      journal {
        name
        volume
        issue
      }
      publicationYear
      publicationMonth
      address
      publisher
      pages
      award
      categories
      full {
        abstractHtml: abstract
        abstractText
      }
      citation {
        extra
      }
      products {
        jsonId
        ...ProductLine
      }
    }
    researchPage {
      abstractNote
    }
    related: papers(keys: $related) {
      ...RelatedPaper
    }
    news: allArticle(
      filter: {
        publications: { elemMatch: { prettyURL: { eq: $key } } }
        full: { title: { ne: null } }
      }
      sort: { datePublished: DESC }
    ) {
      nodes {
        jsonId
        type
        datePublished
        preview {
          title
        }
      }
    }
    metadata: pageMetadata(path: { eq: "/research" }) {
      ...PageHead
    }
  }
`;
