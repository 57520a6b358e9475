import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ClosingBand } from "../../blocks/ClosingBand/ClosingBand";
import { CaseStudies } from "../../blocks/CaseStudies/CaseStudies";
import { FigureFacts, type FigureFactsProps } from "../../blocks/FigureFacts/FigureFacts";
import { ImageToggle } from "../../blocks/ImageToggle/ImageToggle";
import { ProductCarousel } from "../../blocks/Carousel/ProductCarousel";
import {
  PublicationPreview,
  type PublicationPreviewData,
} from "../../blocks/PublicationPreview/PublicationPreview";
import { UseCases } from "../../blocks/UseCases/UseCases";
import { VideoFrame } from "../../blocks/Video/VideoFrame";
import { productCopy } from "./copy";
import { contactsAboutPath } from "../../routes/paths";
import { ButtonLink, DisabledButton } from "../../ui/Button";
import { Mark } from "../../ui/Mark";
import { HeaderMark, PageHeader } from "../../ui/PageHeader";
import { RichText } from "../../ui/RichText";
import { Section } from "../../ui/Section";
import { SectionHeader } from "../../ui/SectionHeader";
import { toPublicationPreview } from "../../blocks/fragments";
import { CallPane, ExamplePair } from "../example/ExamplePair";
import { Passages } from "./Passages";
import * as styles from "./ProductView.module.css";

export const productViewFragment = graphql`
  fragment ProductView on Product {
    jsonId
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
      backgroundGradient
      backgroundPosition
      action {
        text
        url
        newTab
        disabled
        defaultStyle
      }
    }
    content {
      title
      descriptionHtml: description
      imageURL {
        ...CardImage
      }
      imageAlt
      focalPoint {
        x
        y
      }
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
        focalPoint {
          x
          y
        }
        action {
          text
          url
          newTab
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
    example {
      takes
      gives
      limits
      request {
        method
        url
        body
      }
      caption
      work
      output {
        text
        part
      }
    }
    closing {
      ...ClosingBand
    }
    caseStudies {
      ...CaseStudyCard
    }
    publications {
      ...PublicationPreview
    }
  }
`;

type Product = Queries.ProductViewFragment;
type HeaderAction = Product["header"]["action"];
type Modules = Product["modules"];
type Video = NonNullable<Product["video"]>;
type Example = NonNullable<Product["example"]>;

/** The header's button; what is not there yet is said, and leads nowhere. */
const HeaderButton = ({ action }: { action: HeaderAction }) =>
  action.disabled ? (
    <DisabledButton>{action.text}</DisabledButton>
  ) : (
    <ButtonLink
      to={action.url}
      newTab={action.newTab}
      variant={action.defaultStyle ? "filled" : "outline"}
    >
      {action.text}
    </ButtonLink>
  );

interface FiguresProps extends FigureFactsProps {
  id: string;
  title: string;
}

const Figures = ({ id, title, items }: FiguresProps) =>
  items.length > 0 && (
    <Section labelledBy={id} split>
      <SectionHeader id={id} title={title} />
      <FigureFacts items={items} />
    </Section>
  );

/** What goes in, what comes out and what doesn't, below the figure. */
const WorkFacts = ({ example }: { example: Example }) => {
  const { takes, gives, limits, request } = example;
  const facts = [
    [productCopy.takes, takes],
    [productCopy.gives, gives],
    [productCopy.limits, limits],
  ] as const;
  return (
    <div className={`page ${styles.work ?? ""}`}>
      <dl>
        {facts.map(
          ([name, fact]) =>
            fact && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      {request && <CallPane request={request} />}
      <p>{productCopy.examples}</p>
    </div>
  );
};

/** Heads the modules as well as their uses: many a group has only one of them. */
const ModulesHeader = ({ id, modules }: { id: string; modules: Modules }) => (
  <SectionHeader
    id={id}
    title={modules.title ?? productCopy.modules}
    description={modules.descriptionHtml && <RichText html={modules.descriptionHtml} />}
  />
);

const ModulesSection = ({ modules }: { modules: Modules }) =>
  modules.modules.length > 0 && (
    <Section labelledBy="modules" split>
      <ModulesHeader id="modules" modules={modules} />
      <Passages items={modules.modules} level="h3" />
    </Section>
  );

const ModuleUses = ({ modules }: { modules: Modules }) =>
  modules.useCases.length > 0 && (
    <Section labelledBy="module-uses" line split>
      <ModulesHeader id="module-uses" modules={modules} />
      <UseCases items={modules.useCases} />
    </Section>
  );

const ProductVideo = ({ video: { title, description, video } }: { video: Video }) => (
  <Section labelledBy="video" line split>
    <SectionHeader id="video" title={title} description={description} />
    <VideoFrame video={video} />
  </Section>
);

/** Papers that the record names come first; each paper stands once. */
const joinPapers = (
  named: readonly PublicationPreviewData[],
  others: readonly PublicationPreviewData[],
) => [...new Map([...named, ...others].map((paper) => [paper.prettyURL, paper])).values()];

const ProductPapers = ({ papers }: { papers: readonly PublicationPreviewData[] }) =>
  papers.length > 0 && (
    <Section labelledBy="papers" line split>
      <SectionHeader id="papers" title={productCopy.papers} description={productCopy.papersNote} />
      <ol>
        {papers.map((paper) => (
          <PublicationPreview key={paper.prettyURL} publication={paper} />
        ))}
      </ol>
    </Section>
  );

export interface ProductViewProps {
  product: Product;
  /** Publications whose records name the product. */
  papers: readonly PublicationPreviewData[];
  /** What its example draws. */
  figure?: ReactNode;
}

/** A product's page: parts that the record leaves empty are not there at all. */
export function ProductView({ product, papers, figure }: ProductViewProps) {
  const { header, content, modules, example, closing } = product;
  const name = product.registered ? `${product.title}®` : product.title;

  // A use with an icon shows what the product is for; one without is a plain fact about it.
  const uses = product.useCases.filter(({ icon }) => icon);
  const figures = product.useCases.filter(({ icon }) => !icon);
  const gradient = header.backgroundGradient;
  const demo = <HeaderButton action={header.action} />;

  return (
    <>
      <PageHeader
        title={
          <>
            <HeaderMark mark={<Mark {...product.logos.topbar} />} name={name} />
            {header.subtitle}
          </>
        }
        subtitle={<RichText html={header.contentHtml} />}
        gradient={gradient}
        position={header.backgroundPosition}
        actions={
          <>
            {!header.action.disabled && demo}
            <ButtonLink
              variant={header.action.disabled ? "filled" : "outline"}
              to={contactsAboutPath(product.jsonId)}
            >
              {productCopy.talk(product.title)}
            </ButtonLink>
            {header.action.disabled && demo}
          </>
        }
        overhang={
          example &&
          figure && (
            <ExamplePair caption={example.caption} lines={example.output}>
              {figure}
            </ExamplePair>
          )
        }
      />
      {example && <WorkFacts example={example} />}
      <Figures id="figures" title={productCopy.figures} items={figures} />
      {content.length > 0 && (
        <Section ground="sunk">
          <Passages items={content} level="h2" />
        </Section>
      )}
      {product.views && (
        <Section labelledBy="views" split>
          <SectionHeader
            id="views"
            title={product.views.title}
            description={product.views.description}
          />
          <ImageToggle items={product.views.items} />
        </Section>
      )}
      <Figures id="gold-figures" title={productCopy.goldData} items={product.goldUseCases} />
      <ModulesSection modules={modules} />
      <ModuleUses modules={modules} />
      {uses.length > 0 && (
        <Section labelledBy="uses" line={modules.useCases.length > 0} split>
          <SectionHeader id="uses" title={productCopy.useCases} />
          <UseCases items={uses} />
        </Section>
      )}
      {product.video && <ProductVideo video={product.video} />}
      {product.caseStudies.length > 0 && (
        <Section labelledBy="case-studies" line>
          <CaseStudies
            id="case-studies"
            title={productCopy.caseStudies}
            studies={product.caseStudies}
          />
        </Section>
      )}
      <ProductPapers papers={joinPapers(product.publications.map(toPublicationPreview), papers)} />
      {product.related.length > 0 && (
        <Section ground="sunk" clip>
          <ProductCarousel
            id="related-products"
            title={productCopy.related}
            products={product.related}
          />
        </Section>
      )}
      {closing && <ClosingBand closing={closing} gradient={gradient} position="bg_position_8" />}
    </>
  );
}
