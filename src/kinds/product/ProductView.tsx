import { graphql } from "gatsby";
import { CaseStudies } from "../../blocks/CaseStudies/CaseStudies";
import { Accordion } from "../../blocks/Accordion/Accordion";
import { FigureFacts, type FigureFactsProps } from "../../blocks/FigureFacts/FigureFacts";
import { ProductCarousel } from "../../blocks/Carousel/ProductCarousel";
import {
  PublicationPreview,
  type PublicationPreviewData,
} from "../../blocks/PublicationPreview/PublicationPreview";
import { SectionList } from "../../blocks/SectionList/SectionList";
import { UseCases } from "../../blocks/UseCases/UseCases";
import { VideoFrame } from "../../blocks/Video/VideoFrame";
import { backgroundClasses } from "../../lib/gradients";
import { productCopy } from "./copy";
import { BELOW_MOBILE } from "../../lib/limits";
import { getFragment } from "../../lib/text";
import { contactsAboutPath } from "../../routes/paths";
import { ButtonLink, DisabledButton } from "../../ui/Button";
import { Mark } from "../../ui/Mark";
import { HeaderMark, PageHeader } from "../../ui/PageHeader";
import { Picture } from "../../ui/Picture";
import { toPictureSource } from "../../ui/pictureSource";
import { RichText } from "../../ui/RichText";
import { Section } from "../../ui/Section";
import { SectionHeader } from "../../ui/SectionHeader";
import { toCaseStudyCard, toProductCard, toPublicationPreview } from "../../blocks/fragments";
import { ProductModules } from "./ProductModules";
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
    preview {
      cardImageURL {
        ...CardImage
      }
      cardImageAlt
      focalPoint {
        x
        y
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
      title
      description
      icon {
        path
      }
    }
    goldUseCases {
      title
      description
      icon {
        path
      }
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
        title
        description
        icon {
          path
        }
      }
    }
    video {
      title
      description
      video {
        title
        url
        webmURL
        captionsURL
        contentHtml: content
        duration
        source
        preview {
          ...WideImage
        }
        previewAlt
        focalPoint {
          x
          y
        }
        options {
          autoPlay
        }
      }
    }
    related {
      ...ProductCard
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

/** The content that has pictures, side by side with them. */
const IllustratedContent = ({ content }: Pick<Product, "content">) => {
  const illustrated = content.filter(({ imageURL }) => imageURL !== null);
  return (
    illustrated.length > 0 && (
      <div className={`page ${styles.content ?? ""}`}>
        <SectionList
          sections={illustrated.map(({ imageURL, imageAlt, ...section }) => ({
            ...section,
            anchor: getFragment(section.title),
            image: toPictureSource(imageURL),
            alt: imageAlt,
          }))}
        />
      </div>
    )
  );
};

/** The content without pictures, as parts to open beside the product's picture. */
const PlainContent = ({ content, preview }: Pick<Product, "content" | "preview">) => {
  const plain = content.filter(({ imageURL }) => imageURL === null);
  if (plain.length === 0) return null;
  const picture = toPictureSource(preview.cardImageURL);
  return (
    <Section ground="sunk" labelledBy="inside">
      <div className={picture ? styles.inside : undefined}>
        <div>
          <h2 id="inside" className={styles.insideTitle}>
            {productCopy.inside}
          </h2>
          <Accordion
            idPrefix="inside"
            items={plain.map(({ title, descriptionHtml }) => ({
              title,
              content: <RichText html={descriptionHtml} />,
            }))}
          />
        </div>
        {picture && (
          <Picture
            className={styles.insidePicture}
            image={picture}
            alt={preview.cardImageAlt ?? ""}
            focalPoint={preview.focalPoint}
            sizes={`${BELOW_MOBILE} 100vw, 45vw`}
          />
        )}
      </div>
    </Section>
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
    <Section ground="sunk" labelledBy="modules">
      <ModulesHeader id="modules" modules={modules} />
      <ProductModules
        modules={modules.modules.map(({ imageURL, imageAlt, ...module }) => ({
          ...module,
          image: toPictureSource(imageURL),
          alt: imageAlt ?? "",
        }))}
      />
    </Section>
  );

const ModuleUses = ({ modules }: { modules: Modules }) =>
  modules.useCases.length > 0 && (
    <Section labelledBy="module-uses" line split>
      <ModulesHeader id="module-uses" modules={modules} />
      <UseCases
        items={modules.useCases.map(({ icon, ...use }) => ({
          ...use,
          iconPath: icon?.path ?? null,
        }))}
      />
    </Section>
  );

const ProductVideo = ({ video: { title, description, video } }: { video: Video }) => {
  const preview = toPictureSource(video.preview);
  if (!preview) return null;
  return (
    <Section labelledBy="video" line split>
      <SectionHeader id="video" title={title} description={description} />
      <VideoFrame
        video={{
          title: video.title,
          url: video.url,
          webmUrl: video.webmURL,
          captionsUrl: video.captionsURL,
          durationSeconds: video.duration,
          source: video.source,
          preview,
          previewAlt: video.previewAlt ?? "",
          focalPoint: video.focalPoint,
          autoPlay: video.options.autoPlay,
          contentHtml: video.contentHtml,
        }}
      />
    </Section>
  );
};

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
}

/** A product's page: parts that the record leaves empty are not there at all. */
export function ProductView({ product, papers }: ProductViewProps) {
  const { header, content, preview, modules } = product;
  const name = product.registered ? `${product.title}®` : product.title;

  // A use with an icon shows what the product is for; one without is a plain fact about it.
  const uses = product.useCases.flatMap(({ icon, ...use }) =>
    icon ? [{ ...use, iconPath: icon.path }] : [],
  );
  const figures = product.useCases.filter(({ icon }) => !icon);

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
        gradient={backgroundClasses(header.backgroundGradient)}
        position={header.backgroundPosition}
        actions={
          <>
            <HeaderButton action={header.action} />
            <ButtonLink variant="outline" to={contactsAboutPath(product.jsonId)}>
              {productCopy.talk(product.title)}
            </ButtonLink>
          </>
        }
      />
      <Figures id="figures" title={productCopy.figures} items={figures} />
      <IllustratedContent content={content} />
      <PlainContent content={content} preview={preview} />
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
            studies={product.caseStudies.map(toCaseStudyCard)}
          />
        </Section>
      )}
      <ProductPapers papers={joinPapers(product.publications.map(toPublicationPreview), papers)} />
      {product.related.length > 0 && (
        <Section ground="sunk" clip>
          <ProductCarousel
            id="related-products"
            title={productCopy.related}
            products={product.related.map(toProductCard)}
          />
        </Section>
      )}
    </>
  );
}
