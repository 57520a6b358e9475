import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { CaseStudies } from "../../blocks/CaseStudies/CaseStudies";
import { ProductCarousel } from "../../blocks/Carousel/ProductCarousel";
import { ClosingBand } from "../../blocks/ClosingBand/ClosingBand";
import { FigureFacts } from "../../blocks/FigureFacts/FigureFacts";
import { toPublicationPreview } from "../../blocks/fragments";
import { ImageToggle } from "../../blocks/ImageToggle/ImageToggle";
import { LanguageCounts } from "../../blocks/LanguageCounts/LanguageCounts";
import { PublicationPreview } from "../../blocks/PublicationPreview/PublicationPreview";
import { UseCases } from "../../blocks/UseCases/UseCases";
import { VideoFrame } from "../../blocks/Video/VideoFrame";
import { blockCopy } from "../../copy/blockCopy";
import { assertDefined } from "../../lib/errors";
import { formatProductName } from "../../lib/text";
import { contactsAboutPath } from "../../routes/paths";
import { createJsonLdTags } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { buildBreadcrumbList } from "../../seo/structuredData";
import type { QueriedPageProps } from "../../types/pageProps";
import { ButtonLink, DisabledButton, toLinkProps } from "../../ui/Button";
import { HeaderBackground, HeaderPicture } from "../../ui/HeaderPictures";
import { Mark } from "../../ui/Icon";
import { HeaderMark, PageHeader } from "../../ui/PageHeader";
import { RichText } from "../../ui/RichText";
import { Section, SectionHeader, type SectionHeaderProps } from "../../ui/Section";
import { AnnotationFigure } from "../example/AnnotationFigure";
import { ConceptFigure } from "../example/ConceptFigure";
import { DialogueFigure } from "../example/DialogueFigure";
import { ExampleFigure } from "../example/ExampleFigure";
import { NameFigure } from "../example/NameFigure";
import { PipelineFigure } from "../example/PipelineFigure";
import type { Example } from "../example/schema";
import { SensesFigure } from "../example/SensesFigure";
import { SentimentFigure } from "../example/SentimentFigure";
import { isExample } from "../example/shapes";
import { VerdictFigure } from "../example/VerdictFigure";
import { Exhibit } from "./Exhibit";
import { buildSoftwareApplication, buildVideoObject } from "./jsonLd";
import { Passages } from "./Passages";
import { ProductExample } from "./ProductExample";
import { factsCopy, ProductFacts } from "./ProductFacts";
import type { ProductSectionName } from "./schema";
import * as styles from "./page.module.css";

/** The specification defines the title “Related products”. */
const productCopy = {
  talk: (title: string) => `Talk to us about ${title}`,
  figures: "In figures",
  useCases: "Use cases",
  modules: "Modules",
  goldData: "Gold data",
  related: "Related products",
  papers: "Papers on this task",
  papersNote: "By authors outside Polysema, on this task or a related one.",
} as const;

type Product = Queries.ProductViewFragment;

const toItem = (
  module: { title: string } & ({ descriptionHtml: string } | { description: string }),
) => ({
  label: module.title,
  text:
    "descriptionHtml" in module ? <RichText html={module.descriptionHtml} /> : module.description,
  at: null,
});

interface ProductSectionProps extends SectionHeaderProps {
  isShown?: boolean;
  hasBorder?: boolean;
  children: ReactNode;
}

const ProductSection = ({ isShown = true, hasBorder, children, ...header }: ProductSectionProps) =>
  isShown && (
    <Section aria-labelledby={header.id} hasBorder={hasBorder} split>
      <SectionHeader {...header} />
      {children}
    </Section>
  );

/**
 * Figure of an example. A kind that isn't shared needs a case and a component named after it, such
 * as `ConceptFigure`. A page's chunk has only its figure (`gatsby/onCreateWebpackConfig.ts`).
 */
function ProductFigure({ example }: { example: Example }) {
  switch (example.kind) {
    case "verdict":
      return <VerdictFigure {...example} />;
    case "concept":
      return <ConceptFigure {...example} />;
    case "dialogue":
      return <DialogueFigure {...example} />;
    case "sentiment":
      return <SentimentFigure {...example} />;
    case "pipeline":
      return <PipelineFigure {...example} />;
    case "annotation":
      return <AnnotationFigure {...example} />;
    case "name":
      return <NameFigure {...example} />;
    case "senses":
      return <SensesFigure {...example} />;
    default:
      return <ExampleFigure example={example} />;
  }
}

interface ProductPageProps extends Omit<QueriedPageProps<object, { key: string }>, "data"> {
  data: {
    product: Product | null;
    papers: { nodes: readonly Queries.PublicationPreviewFragment[] };
    homePage: { languages: Queries.LanguageCountsFragment } | null;
  };
}

/** Page of a product, without sections that are empty in the record. Throws for an unknown id. */
export default function ProductPage({ data, pageContext, location }: ProductPageProps) {
  const product = assertDefined(data.product, `Product ${pageContext.key}`);
  const languages = data.homePage?.languages;
  const { header, facts, modules, exhibit, example, views, video, goldUseCases } = product;

  // A use case without an icon is a plain fact.
  const uses = product.useCases.filter(({ icon }) => icon);
  const figures = product.useCases.filter(({ icon }) => !icon);
  const { action, backgroundGradient: gradient } = header;
  const work: unknown = example?.work;
  const hasFigure = isExample(work);
  // A record has either a list of modules or one group of use cases.
  const modulesHeader = {
    title: modules.title ?? productCopy.modules,
    description: modules.descriptionHtml && <RichText html={modules.descriptionHtml} />,
  };
  const isModuleExhibit = exhibit?.items.length === 0;
  const papers = data.papers.nodes.map(toPublicationPreview);

  const sections: Readonly<Record<string, ReactNode>> = {
    exhibit: exhibit && (
      <ProductSection
        id="exhibit"
        title={exhibit.title ?? modulesHeader.title}
        description={exhibit.description ?? modulesHeader.description}
      >
        <Exhibit
          {...exhibit}
          items={
            isModuleExhibit ? [...modules.modules, ...modules.useCases].map(toItem) : exhibit.items
          }
        />
      </ProductSection>
    ),
    figures: (
      <ProductSection
        id="figures"
        title={productCopy.figures}
        isShown={figures.length + goldUseCases.length > 0}
      >
        <FigureFacts items={figures} />
        {goldUseCases.length > 0 && (
          <>
            <h3 id="gold-figures">{productCopy.goldData}</h3>
            <FigureFacts items={goldUseCases} />
          </>
        )}
      </ProductSection>
    ),
    content: product.content.length > 0 && (
      <Section isSunk>
        <Passages items={product.content} level="h2" />
      </Section>
    ),
    languages: languages?.counts.some((count) => count.product.jsonId === product.jsonId) && (
      <Section className={`gradient ${gradient}`} aria-labelledby="languages">
        <LanguageCounts {...languages} productId={product.jsonId} />
      </Section>
    ),
    views: views && (
      <ProductSection id="views" title={views.title} description={views.description}>
        <ImageToggle items={views.items} />
      </ProductSection>
    ),
    modules: !isModuleExhibit && (
      <>
        <ProductSection id="modules" {...modulesHeader} isShown={modules.modules.length > 0}>
          <Passages items={modules.modules} level="h3" />
        </ProductSection>
        <ProductSection
          id="module-uses"
          {...modulesHeader}
          isShown={modules.useCases.length > 0}
          hasBorder
        >
          <UseCases items={modules.useCases} />
        </ProductSection>
      </>
    ),
    uses: uses.length > 0 && (
      <section className={`page ${styles.uses}`} aria-labelledby="uses">
        <h2 id="uses">{productCopy.useCases}</h2>
        <UseCases items={uses} columns="narrow" />
      </section>
    ),
    video: video && (
      <ProductSection id="video" title={video.title} description={video.description} hasBorder>
        <VideoFrame video={video.video} />
      </ProductSection>
    ),
  } satisfies Record<ProductSectionName, ReactNode>;
  // Sections that the record's `order` doesn't name come last.
  const names = new Set([...product.order, ...Object.keys(sections)]);

  return (
    <>
      <PageHeader
        title={
          <>
            <HeaderMark
              mark={<Mark {...product.logos.topbar} />}
              name={formatProductName(product.title, product.registered)}
            />
            {header.subtitle}
          </>
        }
        subtitle={
          <>
            <RichText html={header.contentHtml} />
            {facts.audience && (
              <p className={styles.audience}>
                <b>{factsCopy.audience}</b> {facts.audience}
              </p>
            )}
          </>
        }
        gradient={gradient}
        position={header.backgroundPosition}
        background={
          <HeaderBackground file={header.backgroundURL} narrow={header.narrowBackgroundURL} />
        }
        beside={!hasFigure && header.imageURL && <HeaderPicture file={header.imageURL} />}
        actions={
          <>
            {!action.disabled && (
              <ButtonLink
                {...toLinkProps(action)}
                variant={action.defaultStyle ? "filled" : "outline"}
              />
            )}
            <ButtonLink
              variant={action.disabled ? "filled" : "outline"}
              to={contactsAboutPath(product.jsonId)}
            >
              {productCopy.talk(product.title)}
            </ButtonLink>
            {action.disabled && <DisabledButton>{action.text}</DisabledButton>}
          </>
        }
        overhang={
          example &&
          hasFigure && (
            <ProductExample
              key={product.jsonId}
              id={product.jsonId}
              example={example}
              work={work}
              search={location.search}
              Figure={ProductFigure}
            />
          )
        }
      />
      {(example ?? Object.values(facts).some(Boolean)) && <ProductFacts product={product} />}
      {[...names].map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      {product.caseStudies.length > 0 && (
        <Section aria-labelledby="case-studies" hasBorder>
          <CaseStudies
            id="case-studies"
            title={blockCopy.caseStudies}
            studies={product.caseStudies}
            productId={product.jsonId}
          />
        </Section>
      )}
      <ProductSection
        id="papers"
        title={productCopy.papers}
        description={productCopy.papersNote}
        isShown={papers.length > 0}
        hasBorder
      >
        <ol>
          {papers.map((paper) => (
            <PublicationPreview key={paper.prettyURL} publication={paper} />
          ))}
        </ol>
      </ProductSection>
      {product.related.length > 0 && (
        <Section isSunk className={styles.related}>
          <ProductCarousel
            id="related-products"
            title={productCopy.related}
            products={product.related}
          />
        </Section>
      )}
      {product.closing && (
        <ClosingBand closing={product.closing} gradient={gradient} position="bg_position_8" />
      )}
    </>
  );
}

export const Head = pageHead<Queries.ProductPageQuery>((site, data, path) => {
  const product = assertDefined(data.product, "Product");
  const { title, video } = product;
  return createJsonLdTags({
    software: buildSoftwareApplication(site, path, product),
    video: video && buildVideoObject(site, video),
    breadcrumb: buildBreadcrumbList(site, [{ name: title, path }]),
  });
});

export const query = graphql`
  fragment VideoFacts on ProductVideo {
    description
    video {
      ...VideoFrame
      uploadDate
      preview {
        publicURL
      }
      thumbnails {
        publicURL
      }
    }
  }
  fragment ProductView on Product {
    ...ProductFacts
    title
    registered
    logos {
      topbar {
        viewBox
        markup
      }
    }
    header {
      subtitle
      contentHtml: content
      imageURL {
        publicURL
        ...WideImage
      }
      backgroundURL {
        ...HeaderBackground
      }
      narrowBackgroundURL: backgroundURL {
        ...NarrowHeaderBackground
      }
      backgroundGradient
      backgroundPosition
      action {
        defaultStyle
      }
    }
    content {
      ...Section
    }
    useCases {
      ...UseCase
    }
    goldUseCases {
      ...UseCase
    }
    modules {
      title
      descriptionHtml: description
      modules {
        title
        descriptionHtml: description
        imageURL {
          ...CardImage
        }
        imageAlt
        focalPoint
        action {
          ...Action
        }
      }
      useCases {
        ...UseCase
      }
    }
    views {
      title
      description
      ...ImageToggle
    }
    video {
      title
      description
      video {
        ...VideoFrame
      }
    }
    related {
      ...ProductCard
    }
    order
    exhibit {
      kind
      title
      description
      total
      items {
        label
        text
        at
      }
    }
    example {
      ...ProductExample
    }
    closing {
      ...ClosingBand
    }
    caseStudies {
      ...CaseStudyCard
    }
  }
  query ProductPage($key: String!, $path: String!) {
    product(jsonId: { eq: $key }) {
      ...ProductView
      shortDescription
      applicationCategory
      keywords
      video {
        ...VideoFacts
      }
    }
    papers: allPublication(
      filter: { products: { elemMatch: { jsonId: { eq: $key } } } }
      sort: [{ publicationYear: DESC }, { publicationMonth: DESC }, { paper: { title: ASC } }]
      limit: 4
    ) {
      nodes {
        ...PublicationPreview
      }
    }
    homePage {
      languages {
        ...LanguageCounts
      }
    }
    ...PageMetadata
  }
`;
