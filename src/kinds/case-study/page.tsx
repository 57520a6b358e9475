import { graphql, type PageProps } from "gatsby";
import { CardGrid } from "../../blocks/Card/Card";
import { ProductCard } from "../../blocks/Card/ProductCard";
import { ClosingBand } from "../../blocks/ClosingBand/ClosingBand";
import { SectionList } from "../../blocks/SectionList/SectionList";
import { TextColumns } from "../../blocks/TextColumns/TextColumns";
import { assertDefined } from "../../lib/errors";
import { escapeHtml } from "../../lib/text";
import { caseStudyPath, contactsAboutPath, productPath } from "../../routes/paths";
import { createJsonLdTags } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { buildBreadcrumbList } from "../../seo/structuredData";
import { Breadcrumb } from "../../ui/Breadcrumb";
import { ButtonLink } from "../../ui/Button";
import { Facts } from "../../ui/Facts";
import { HeaderPicture } from "../../ui/HeaderPictures";
import { Notice } from "../../ui/Notice";
import { PageHeader } from "../../ui/PageHeader";
import { RichText } from "../../ui/RichText";
import { Section, SectionHeader } from "../../ui/Section";
import { SmartLink } from "../../ui/SmartLink";
import { caseStudyCopy } from "./copy";
import * as styles from "./page.module.css";

type CaseStudy = NonNullable<Queries.CaseStudyPageQuery["caseStudy"]>;

/** Timeline of headlines. A semicircle joins each headline about the event to the event's node. */
const HeadlineTimeline = ({ event, gloss, headlines }: NonNullable<CaseStudy["wire"]>) => (
  <figure className={styles.wire} aria-labelledby="wire">
    <p className={styles.event}>
      <b>{event}</b> <span className="hint">{gloss}</span>
    </p>
    <ul>
      {headlines.map(({ time, textHtml, lang, language, apart }, row) => (
        <li key={row} style={{ "--row": row }} data-apart={apart !== null}>
          <time>{time}</time>{" "}
          <bdi lang={lang}>
            <RichText as="span" html={textHtml} />
          </bdi>{" "}
          <small>{apart ?? language}</small>
        </li>
      ))}
    </ul>
  </figure>
);

/** Page of a case study: its opening, or else its task or preview. Throws without a record. */
export default function CaseStudyPage({
  data,
}: Pick<PageProps<Queries.CaseStudyPageQuery>, "data">) {
  const caseStudy = assertDefined(data.caseStudy, "Case study");
  const { note, facts, openingHtml, taskHtml, wire, sections, relatedProducts, preview, closing } =
    caseStudy;
  const isFull = openingHtml !== null || sections.length > 0;
  const text = openingHtml ?? taskHtml ?? preview.contentHtml;
  const [product] = relatedProducts;
  return (
    <article>
      <PageHeader
        title={caseStudy.title}
        subtitle={<p>{caseStudy.subtitle}</p>}
        gradient={caseStudy.backgroundGradient}
        position={caseStudy.backgroundPosition}
        kicker={
          <Breadcrumb items={[{ label: caseStudyCopy.kicker }, { label: caseStudy.kicker }]} />
        }
        beside={
          caseStudy.coverURL && (
            <HeaderPicture
              file={caseStudy.coverURL}
              alt={caseStudy.coverAlt}
              focalPoint={caseStudy.focalPoint}
            />
          )
        }
      />
      <div className="page">
        <TextColumns
          sticky
          asideAbove={!isFull}
          aside={
            <>
              {note !== null && <Notice>{note}</Notice>}
              <Facts
                items={facts.map(({ label, value, url }) => ({
                  label,
                  value: url === null ? value : <SmartLink to={url}>{value}</SmartLink>,
                }))}
              />
            </>
          }
        >
          <RichText
            variant="prose"
            html={
              isFull || taskHtml === null
                ? text
                : `<h2>${escapeHtml(caseStudyCopy.task)}</h2>${text}`
            }
          />
          <div className={`actions ${styles.actions}`}>
            <ButtonLink to={contactsAboutPath(caseStudy.jsonId)}>{caseStudyCopy.ask}</ButtonLink>
            {!isFull && product && (
              <ButtonLink variant="outline" to={productPath(product.jsonId)}>
                {caseStudyCopy.back(product.title)}
              </ButtonLink>
            )}
          </div>
        </TextColumns>
      </div>
      {wire && (
        <Section isSunk aria-labelledby="wire" split>
          <SectionHeader id="wire" title={wire.title} description={wire.description} />
          <HeadlineTimeline {...wire} />
        </Section>
      )}
      {sections.length > 0 && (
        <div className={`page ${styles.sections}`}>
          <SectionList sections={sections} />
        </div>
      )}
      {relatedProducts.length > 0 && (
        <Section isSunk aria-labelledby="products" split>
          <SectionHeader id="products" title={caseStudyCopy.products(relatedProducts.length)} />
          <CardGrid>
            {relatedProducts.map((product) => (
              <ProductCard
                key={product.jsonId}
                product={product}
                layout={relatedProducts.length === 1 ? "wide" : "stack"}
              />
            ))}
          </CardGrid>
        </Section>
      )}
      {closing && (
        <ClosingBand
          closing={closing}
          gradient={caseStudy.backgroundGradient}
          position="bg_position_5"
        />
      )}
    </article>
  );
}

export const Head = pageHead<Queries.CaseStudyPageQuery>((site, data, path) => {
  const { title, relatedProducts } = assertDefined(data.caseStudy, "Case study");
  // A study's address names its product, or something that isn't one, such as a demo.
  const product = relatedProducts.find(({ jsonId }) => path.startsWith(caseStudyPath(jsonId, "")));
  const study = { name: title, path };
  return createJsonLdTags({
    breadcrumb: buildBreadcrumbList(
      site,
      product ? [{ name: product.title, path: productPath(product.jsonId) }, study] : [study],
    ),
  });
});

export const query = graphql`
  query CaseStudyPage($key: String!, $path: String!) {
    caseStudy(jsonId: { eq: $key }) {
      title
      kicker
      subtitle
      coverURL {
        ...WideImage
      }
      coverAlt
      focalPoint
      backgroundGradient
      backgroundPosition
      preview {
        contentHtml: content
      }
      note
      facts {
        label
        value
        url
      }
      openingHtml: opening
      taskHtml: task
      closing {
        ...ClosingBand
      }
      wire {
        title
        description
        event
        gloss
        headlines {
          time
          textHtml: text
          lang
          language
          apart
        }
      }
      sections {
        ...Section
      }
      relatedProducts {
        ...ProductCard
      }
      jsonId
    }
    ...PageMetadata
  }
`;
