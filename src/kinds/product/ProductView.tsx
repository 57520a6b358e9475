import { graphql } from "gatsby";
import type { ComponentType, ReactNode } from "react";
import { ClosingBand } from "../../blocks/ClosingBand/ClosingBand";
import { CaseStudies } from "../../blocks/CaseStudies/CaseStudies";
import { FigureFacts } from "../../blocks/FigureFacts/FigureFacts";
import { LanguageCounts } from "../../blocks/LanguageCounts/LanguageCounts";
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
import { HeaderBackground, HeaderPicture } from "../../ui/HeaderPictures";
import { HeaderMark, PageHeader } from "../../ui/PageHeader";
import { RichText } from "../../ui/RichText";
import { Section } from "../../ui/Section";
import { SectionHeader, type SectionHeaderProps } from "../../ui/SectionHeader";
import { toPublicationPreview } from "../../blocks/fragments";
import { CallPane, ExamplePair } from "../example/ExamplePair";
import type { Example as ExampleWork } from "../example/schema";
import { isExample } from "../example/shapes";
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
      focalPoint
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

/** What goes in, what comes out and what doesn't, below the figure. */
const WorkFacts = ({ example: { takes, gives, limits, request } }: { example: Example }) => {
  const facts = [
    [productCopy.takes, takes],
    [productCopy.gives, gives],
    [productCopy.limits, limits],
  ] as const;
  return (
    <div className={`page ${styles.work}`}>
      <dl>
        {facts.map(
          ([name, fact]) =>
            fact && (
              <div key={name}>
                <dt className="hint">{name}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      {request && <CallPane request={request} />}
    </div>
  );
};

interface PartProps extends Pick<SectionHeaderProps, "title" | "description"> {
  id: string;
  /** Whether the record fills the part. */
  isThere?: boolean;
  line?: boolean;
  children: ReactNode;
}

/** A part of the page beside its heading. */
const Part = ({ id, title, description, isThere = true, line, children }: PartProps) =>
  isThere && (
    <Section labelledBy={id} line={line} split>
      <SectionHeader id={id} title={title} description={description} />
      {children}
    </Section>
  );

export interface ProductViewProps {
  product: Product;
  /** Publications whose records name the product. */
  papers: readonly PublicationPreviewData[];
  /** Numbers of languages to scale, shown where the product has one of them. */
  languages?: Queries.LanguageCountsFragment | undefined;
  Figure: ComponentType<{ example: ExampleWork }>;
}

/** A product's page: parts that the record leaves empty are not there at all. */
export function ProductView({ product, papers, languages, Figure }: ProductViewProps) {
  const { header, content, modules, example, closing, views, video, goldUseCases, caseStudies } =
    product;
  const name = product.registered ? `${product.title}®` : product.title;

  // A use with an icon shows what the product is for; one without is a plain fact about it.
  const uses = product.useCases.filter(({ icon }) => icon);
  const figures = product.useCases.filter(({ icon }) => !icon);
  const gradient = header.backgroundGradient;
  const work: unknown = example?.work;
  const hasFigure = isExample(work);
  const demo = <HeaderButton action={header.action} />;
  // It heads the modules as well as their uses: many a group has only one of them.
  const modulesHeader = {
    title: modules.title ?? productCopy.modules,
    description: modules.descriptionHtml && <RichText html={modules.descriptionHtml} />,
  };
  // Papers that the record names come first; each paper stands once.
  const allPapers = new Map(
    [...product.publications.map(toPublicationPreview), ...papers].map((paper) => [
      paper.prettyURL,
      paper,
    ]),
  );

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
        background={
          <HeaderBackground file={header.backgroundURL} narrow={header.narrowBackgroundURL} />
        }
        beside={!hasFigure && header.imageURL && <HeaderPicture file={header.imageURL} />}
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
          hasFigure && (
            <ExamplePair caption={example.caption} lines={example.output}>
              <Figure example={work} />
            </ExamplePair>
          )
        }
      />
      {example && <WorkFacts example={example} />}
      <Part
        id="figures"
        title={productCopy.figures}
        isThere={figures.length + goldUseCases.length > 0}
      >
        <FigureFacts items={figures} />
        {goldUseCases.length > 0 && (
          <>
            <h3 id="gold-figures">{productCopy.goldData}</h3>
            <FigureFacts items={goldUseCases} />
          </>
        )}
      </Part>
      {content.length > 0 && (
        <Section ground="sunk">
          <Passages items={content} level="h2" />
        </Section>
      )}
      {languages?.counts.some((count) => count.product.jsonId === product.jsonId) && (
        <Section className={`gradient ${gradient}`} labelledBy="languages">
          <LanguageCounts {...languages} own={product.jsonId} />
        </Section>
      )}
      {views && (
        <Part id="views" title={views.title} description={views.description}>
          <ImageToggle items={views.items} />
        </Part>
      )}
      <Part id="modules" {...modulesHeader} isThere={modules.modules.length > 0}>
        <Passages items={modules.modules} level="h3" />
      </Part>
      <Part id="module-uses" {...modulesHeader} isThere={modules.useCases.length > 0} line>
        <UseCases items={modules.useCases} />
      </Part>
      <Part id="uses" title={productCopy.useCases} isThere={uses.length > 0} line>
        <UseCases items={uses} />
      </Part>
      {video && (
        <Part id="video" title={video.title} description={video.description} line>
          <VideoFrame video={video.video} />
        </Part>
      )}
      {caseStudies.length > 0 && (
        <Section labelledBy="case-studies" line>
          <CaseStudies
            id="case-studies"
            title={productCopy.caseStudies}
            studies={caseStudies}
            drawn={product.jsonId}
          />
        </Section>
      )}
      <Part
        id="papers"
        title={productCopy.papers}
        description={productCopy.papersNote}
        isThere={allPapers.size > 0}
        line
      >
        <ol>
          {[...allPapers].map(([key, paper]) => (
            <PublicationPreview key={key} publication={paper} />
          ))}
        </ol>
      </Part>
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
