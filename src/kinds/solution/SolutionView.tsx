import { graphql } from "gatsby";
import { CardGrid } from "../../blocks/Card/CardGrid";
import { CaseStudies } from "../../blocks/CaseStudies/CaseStudies";
import { ClosingBand } from "../../blocks/ClosingBand/ClosingBand";
import { PageIndex } from "../../blocks/PageIndex/PageIndex";
import { ProductCard, type ProductCardData } from "../../blocks/Card/ProductCard";
import { SectionList } from "../../blocks/SectionList/SectionList";
import { UseCases } from "../../blocks/UseCases/UseCases";
import { partNumber } from "../../lib/partNumber";
import { solutionCopy } from "./copy";
import { backgroundClasses } from "../../lib/gradients";
import { contactsPath } from "../../routes/paths";
import { Breadcrumb } from "../../ui/Breadcrumb";
import { ButtonLink } from "../../ui/Button";
import { PageHeader } from "../../ui/PageHeader";
import { toPictureSource } from "../../ui/pictureSource";
import { RichText } from "../../ui/RichText";
import { Section } from "../../ui/Section";
import { SectionHeader } from "../../ui/SectionHeader";
import { toCaseStudyCard, toProductCard } from "../../blocks/fragments";
import * as styles from "./SolutionView.module.css";

export const solutionViewFragment = graphql`
  fragment SolutionView on Solution {
    senseNumber
    main {
      header {
        title
        subtitle
        descriptionHtml: description
        backgroundGradient
        backgroundPosition
      }
    }
    content {
      anchor
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
    coreComponentsTitle
    coreComponents {
      product: id {
        jsonId
        logos {
          circle {
            publicURL
          }
        }
      }
      title
      descriptionHtml: description
      imageURL {
        ...CardImage
      }
      focalPoint {
        x
        y
      }
      action {
        text
        url
      }
    }
    otherProducts {
      ...ProductCard
    }
    useCases {
      title
      description
      icon {
        path
      }
      features {
        name
        icon {
          path
        }
      }
    }
    caseStudies {
      ...CaseStudyCard
    }
    closing {
      ...ClosingBand
    }
  }
`;

type CoreComponent = Queries.SolutionViewFragment["coreComponents"][number];

/** A core component is shown as a card of its product, in the words of the solution. */
const toComponentCard = (component: CoreComponent): ProductCardData => ({
  id: component.product.jsonId,
  title: component.title,
  textHtml: component.descriptionHtml,
  image: toPictureSource(component.imageURL),
  focalPoint: component.focalPoint,
  circleUrl: component.product.logos.circle.publicURL ?? "",
  to: component.action.url,
  actionText: component.action.text,
});

/** A row of product cards under the title of the section. */
const ProductGrid = ({ products }: { products: readonly ProductCardData[] }) => (
  <CardGrid cards="narrow">
    {products.map((product, index) => (
      <ProductCard key={product.id} product={product} index={index} />
    ))}
  </CardGrid>
);

/**
 * A solution's page: header, numbered parts with their fragments, core components, use cases and
 * case studies. Its products that are no core component follow them.
 */
export function SolutionView({ solution }: { solution: Queries.SolutionViewFragment }) {
  const { header } = solution.main;
  const sections = solution.content.map((section, index) => ({
    anchor: section.anchor,
    title: section.title,
    descriptionHtml: section.descriptionHtml,
    image: toPictureSource(section.imageURL),
    alt: section.imageAlt,
    focalPoint: section.focalPoint,
    number: partNumber(solution.senseNumber, index),
  }));
  const components = solution.coreComponents.map(toComponentCard);
  const otherProducts = solution.otherProducts.map(toProductCard);
  return (
    <>
      <PageHeader
        title={header.title}
        subtitle={<p>{header.subtitle}</p>}
        gradient={backgroundClasses(header.backgroundGradient)}
        position={header.backgroundPosition}
        kicker={
          <Breadcrumb
            items={[
              { label: solutionCopy.kicker },
              { label: solutionCopy.sense(solution.senseNumber), isPage: true },
            ]}
          />
        }
        actions={<ButtonLink to={contactsPath}>{solutionCopy.contact}</ButtonLink>}
      />
      <PageIndex
        items={sections.map(({ anchor, title, number }) => ({ anchor, label: title, number }))}
      />
      <div className={`page ${styles.parts ?? ""}`}>
        <RichText className={styles.intro} html={header.descriptionHtml} />
        <SectionList sections={sections} />
      </div>
      {components.length > 0 && (
        <Section ground="sunk" labelledBy="core-components" split>
          <SectionHeader
            id="core-components"
            title={solution.coreComponentsTitle}
            description={solutionCopy.components}
          />
          <ProductGrid products={components} />
        </Section>
      )}
      {otherProducts.length > 0 && (
        <Section
          ground="sunk"
          labelledBy="more-products"
          className={components.length > 0 ? styles.joined : undefined}
          split
        >
          <SectionHeader id="more-products" title={solutionCopy.products} />
          <ProductGrid products={otherProducts} />
        </Section>
      )}
      {solution.useCases.length > 0 && (
        <Section labelledBy="use-cases">
          <SectionHeader id="use-cases" title={solutionCopy.useCases} />
          <UseCases
            columns="narrow"
            items={solution.useCases.map(({ title, description, icon, features }) => ({
              title,
              description,
              iconPath: icon.path,
              features: features.map((feature) => ({
                name: feature.name,
                iconPath: feature.icon.path,
              })),
            }))}
          />
        </Section>
      )}
      {solution.caseStudies.length > 0 && (
        <Section labelledBy="case-studies" line>
          <CaseStudies
            id="case-studies"
            title={solutionCopy.caseStudies}
            studies={solution.caseStudies.map(toCaseStudyCard)}
          />
        </Section>
      )}
      {solution.closing && (
        <ClosingBand
          closing={solution.closing}
          gradient={backgroundClasses(header.backgroundGradient)}
          position="bg_position_11"
        />
      )}
    </>
  );
}
