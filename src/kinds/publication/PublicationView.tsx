import { graphql } from "gatsby";
import { AuthorLinks } from "../../blocks/research/AuthorLinks";
import { JobRows } from "../../blocks/JobGroups/JobGroups";
import { ProductLines } from "../../blocks/ProductLines/ProductLines";
import { CiteKit } from "../../blocks/research/CiteKit";
import { blockCopy } from "../../copy/blockCopy";
import { newsCopy } from "../../copy/newsCopy";
import { publicationCopy } from "../../copy/publicationCopy";
import { researchCopy } from "../../copy/researchCopy";
import { toDoiUrl, toCitedPaper } from "../../lib/citation/citedPaper";
import type { PaperRelations } from "../../lib/relatedPapers";
import { assertDefined } from "../../lib/errors";
import { isKindOfWork, toTopicKey } from "../../lib/topic";
import { formatDay, formatMonth } from "../../lib/text";
import { articlePath, publicationPath, researchPath } from "../../routes/paths";
import { filteredPath } from "../../routes/researchQuery";
import { Breadcrumb } from "../../ui/Breadcrumb";
import { ButtonLink } from "../../ui/Button";
import { Facts } from "../../ui/Facts";
import { Icon } from "../../ui/Icon";
import { arrowUpRight, medal } from "../../ui/icons";
import { RichText } from "../../ui/RichText";
import { SmartLink } from "../../ui/SmartLink";
import { TagList } from "../../ui/Tag";
import { toPaperAuthor } from "../../blocks/fragments";
import { TextColumns } from "../../blocks/TextColumns/TextColumns";
import { TextHeader } from "../../blocks/TextHeader/TextHeader";
import { PreviousNext } from "../../blocks/PreviousNext/PreviousNext";
import { RelatedPapers } from "./RelatedPapers";
import * as styles from "./PublicationView.module.css";

export const publicationViewFragment = graphql`
  fragment PublicationView on Publication {
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
    }
    citation {
      extra
    }
    products {
      jsonId
      ...ProductLine
    }
  }
  fragment PublicationViewRelated on Publication {
    prettyURL
    paper {
      title
    }
    conference
  }
  fragment PublicationViewNews on Article {
    jsonId
    type
    datePublished
    preview {
      title
    }
  }
  fragment PublicationViewPage on Query {
    researchPage {
      abstractNote
    }
  }
`;

type Publication = Queries.PublicationViewFragment;
type RelatedPaperFields = Queries.PublicationViewRelatedFragment;

/** Wraps a plain-text abstract in a paragraph; returns HTML unchanged. */
const splitParagraphs = (abstract: string) =>
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
    {publication.award !== null && (
      <p className={styles.award}>
        <Icon path={medal} />
        {publication.award}
      </p>
    )}
    <div className={`actions ${styles.ways}`}>
      <ButtonLink to={publication.paper.url}>
        {publicationCopy.read} <Icon path={arrowUpRight} />
      </ButtonLink>
      <TagList
        label={blockCopy.topics}
        tags={publication.categories}
        hrefOf={(topic) => filteredPath({ topics: [toTopicKey(topic)] })}
        isOutlined={isKindOfWork}
      />
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

export interface PublicationViewProps {
  publication: Publication;
  page: Queries.PublicationViewPageFragment;
  relations: PaperRelations;
  related: readonly RelatedPaperFields[];
  news: readonly Queries.PublicationViewNewsFragment[];
}

/** Page of one paper: facts, our summary and citations; links to the paper itself. */
export function PublicationView({
  publication,
  page,
  relations,
  related,
  news,
}: PublicationViewProps) {
  const { abstractNote } = assertDefined(page.researchPage, "ResearchPage");
  const byKey = new Map(related.map((paper) => [paper.prettyURL, paper]));
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
              html={splitParagraphs(publication.full.abstractHtml)}
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
                <JobRows
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
