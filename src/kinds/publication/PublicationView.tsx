import { graphql } from "gatsby";
import { AuthorLinks } from "../../blocks/AuthorNames/AuthorLinks";
import { CiteKit } from "../../blocks/research/CiteKit";
import { blockCopy } from "../../copy/blockCopy";
import { newsCopy } from "../../copy/newsCopy";
import { publicationCopy } from "../../copy/publicationCopy";
import { researchCopy } from "../../copy/researchCopy";
import { RELATED_PAPERS } from "../../lib/limits";
import { doiAddress } from "../../lib/citation/doiAddress";
import { toBibtex } from "../../lib/citation/toBibtex";
import { toCitedPaper } from "../../lib/citation/toCitedPaper";
import { relatedPapers, type ComparablePaper, type RelatedPaper } from "../../lib/relatedPapers";
import { assertDefined } from "../../lib/assertDefined";
import { topicKey, getTopics } from "../../lib/research/topic";
import { formatDay, formatMonth } from "../../lib/text";
import { articlePath, productPath, publicationPath, researchPath } from "../../routes/paths";
import { paperCitationPath } from "../../routes/researchFiles";
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
import { SubSection } from "../../blocks/SubSection/SubSection";
import { TextColumns } from "../../blocks/TextColumns/TextColumns";
import { TextHeader } from "../../blocks/TextHeader/TextHeader";
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
      title
      shortDescription
      logos {
        circle {
          publicURL
        }
      }
    }
  }
  fragment PublicationViewRelated on Publication {
    prettyURL
    paper {
      title
    }
    authors {
      name
      person
    }
    conference
    publicationYear
    categories
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

/** What papers are compared by. */
const toComparablePaper = (
  publication: Queries.PublicationViewRelatedFragment,
): ComparablePaper & { conference: string } => ({
  prettyURL: publication.prettyURL,
  title: publication.paper.title,
  year: publication.publicationYear,
  // Two spellings of one person are one author in common.
  authors: publication.authors.flatMap((author) => toPaperAuthor(author).slug ?? []),
  topics: getTopics(publication.categories),
  conference: publication.conference,
});

/** An abstract may be plain text or HTML; text becomes one paragraph. */
const inParagraphs = (abstract: string) =>
  /<(?:p|ul|ol)\b/i.test(abstract) ? abstract : `<p>${abstract}</p>`;

/** What two papers have in common, in words. */
const inCommon = ({ authors, topics }: RelatedPaper<ComparablePaper>) =>
  [...(authors > 0 ? [publicationCopy.authorsInCommon(authors)] : []), ...topics.slice(0, 1)].join(
    ", ",
  );

const PaperHeader = ({ publication }: { publication: Publication }) => (
  <TextHeader
    variant="paper"
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
    <TagList
      label={blockCopy.topics}
      tags={publication.categories}
      hrefOf={(topic) => filteredPath({ topics: [topicKey(topic)] })}
    />
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
          value: doi !== null && <SmartLink to={doiAddress(doi)}>{doi}</SmartLink>,
        },
      ]}
    />
  );
};

/** What the paper is about, and whose words it is in. */
const InShort = ({ abstract, note }: { abstract: string; note: string }) => (
  <section aria-labelledby="in-short">
    <h2 className={styles.abstractHead} id="in-short">
      {publicationCopy.inShort}
    </h2>
    <RichText html={inParagraphs(abstract)} className={styles.abstract} />
    <p className={styles.hint}>{note}</p>
  </section>
);

const PaperProducts = ({ products }: { products: Publication["products"] }) =>
  products.length > 0 && (
    <SubSection id="used" title={publicationCopy.inProducts}>
      <p className={styles.hint}>{publicationCopy.sameTask}</p>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.jsonId}>
            <SmartLink to={productPath(product.jsonId)} className={styles.product}>
              <img
                src={product.logos.circle.publicURL ?? ""}
                alt=""
                width={40}
                height={40}
                loading="lazy"
              />
              <span>
                <span className={styles.productName}>{product.title}</span>
                <span className={styles.productText}>{product.shortDescription}</span>
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </SubSection>
  );

const PaperNews = ({ news }: Pick<PublicationViewProps, "news">) =>
  news.length > 0 && (
    <SubSection id="news" title={publicationCopy.inTheNews}>
      <ul className={styles.papers}>
        {news.map(({ jsonId, type, datePublished, preview }) => (
          <li key={jsonId}>
            <SmartLink to={articlePath(jsonId)}>{preview.title}</SmartLink>
            <p>
              {newsCopy.typeLabel(type)}, {formatDay(datePublished)}
            </p>
          </li>
        ))}
      </ul>
    </SubSection>
  );

/** The papers closest to this one, each with the reason. */
const RelatedPapers = ({
  publication,
  related,
}: Pick<PublicationViewProps, "publication" | "related">) => {
  const closest = relatedPapers(
    toComparablePaper(publication),
    related.map(toComparablePaper),
    RELATED_PAPERS,
  );
  return (
    closest.length > 0 && (
      <SubSection id="related" title={publicationCopy.related}>
        <ol className={styles.papers}>
          {closest.map((other) => (
            <li key={other.paper.prettyURL}>
              <SmartLink to={publicationPath(other.paper.prettyURL)}>{other.paper.title}</SmartLink>
              <p>
                {other.paper.conference}. {inCommon(other)}
              </p>
            </li>
          ))}
        </ol>
      </SubSection>
    )
  );
};

export interface PublicationViewProps {
  publication: Publication;
  page: Queries.PublicationViewPageFragment;
  /** The papers among which the related ones are: the whole catalogue, or what was chosen from it. */
  related: readonly Queries.PublicationViewRelatedFragment[];
  /** Articles that name the paper, newest first. */
  news: readonly Queries.PublicationViewNewsFragment[];
}

/** A paper: what it is, our summary of it and how to cite it; the paper itself is elsewhere. */
export function PublicationView({ publication, page, related, news }: PublicationViewProps) {
  const { abstractNote } = assertDefined(page.researchPage, "ResearchPage");
  const cited = toCitedPaper(publication);
  return (
    <article className="page">
      <PaperHeader publication={publication} />
      <TextColumns
        line
        aside={
          <>
            <PaperFacts publication={publication} />
            <div>
              <ButtonLink to={publication.paper.url}>
                {publicationCopy.read} <Icon path={arrowUpRight} />
              </ButtonLink>
            </div>
          </>
        }
      >
        <div className={styles.main}>
          <InShort abstract={publication.full.abstractHtml} note={abstractNote} />
          <CiteKit
            title={publicationCopy.cite}
            count={1}
            bibtex={toBibtex(cited)}
            loadPapers={() => Promise.resolve([cited])}
            fileName={publication.bibkey}
            fileHref={(type) => paperCitationPath(publication.prettyURL, type)}
          />
          <PaperProducts products={publication.products} />
          <PaperNews news={news} />
          <RelatedPapers publication={publication} related={related} />
        </div>
      </TextColumns>
    </article>
  );
}
