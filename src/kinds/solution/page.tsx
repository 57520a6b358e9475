import { graphql, type PageProps } from "gatsby";
import { Suspense } from "react";
import type { WebPage, WithContext } from "schema-dts";
import { CaseStudies } from "../../blocks/CaseStudies/CaseStudies";
import { ClosingBand } from "../../blocks/ClosingBand/ClosingBand";
import { LinkRows } from "../../blocks/LinkRows/LinkRows";
import { PageIndex } from "../../blocks/PageIndex/PageIndex";
import { TextAndImage } from "../../blocks/SectionList/SectionList";
import { UseCases } from "../../blocks/UseCases/UseCases";
import { blockCopy } from "../../copy/blockCopy";
import { joinClasses } from "../../lib/classes";
import { assertDefined } from "../../lib/errors";
import { CAROUSEL_MIN_CASE_STUDIES } from "../../lib/limits";
import { formatSectionNumber, getSenseColour } from "../../lib/senses";
import { contactsPath, productPath, solutionsPath } from "../../routes/paths";
import { createJsonLdTags, toAbsoluteUrl } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { buildBreadcrumbList, buildPageImage } from "../../seo/structuredData";
import { Breadcrumb } from "../../ui/Breadcrumb";
import { ArrowLink, ButtonLink } from "../../ui/Button";
import { HeaderBackground, HeaderPicture } from "../../ui/HeaderPictures";
import { ProductIcon } from "../../ui/Icon";
import { PageHeader } from "../../ui/PageHeader";
import { Picture } from "../../ui/Picture";
import { RichText } from "../../ui/RichText";
import { Section } from "../../ui/Section";
import { SmartLink } from "../../ui/SmartLink";
import { ExampleFigure } from "../example/ExampleFigure";
import { isShape, SHARED_KINDS } from "../example/shapes";
import * as figures from "../example/figures.module.css";
import * as styles from "./page.module.css";

const solutionCopy = {
  kicker: "Solutions",
  contact: "Talk to us",
  gloss: (sentence: string) =>
    `One sentence, ${sentence.replace(/[.?]$/, "")}, as each part analyses it`,
  doneBy: "Done by",
  examples: "We wrote these examples. They aren’t a benchmark.",
  takes: "in",
  gives: "out",
  about: (title: string) => `about ${title}`,
  useCases: "Where it’s used",
} as const;

type Solution = NonNullable<Queries.SolutionPageQuery["solution"]>;
type NumberedSection = Solution["content"][number] & { number: string; index: number };

/** Layouts of sections by position. Further sections use "split". */
const LAYOUTS = ["split", "pair", "pair", "split", "plate", "wide"] as const;
const PAIR_START = LAYOUTS.indexOf("pair");

/** Section with text and figure; without an example, with text and optional picture. */
function SolutionSection({
  section: { anchor, title, number, index, descriptionHtml, example, doneBy, ...picture },
  layout,
  gradient,
}: {
  section: NumberedSection;
  layout: (typeof LAYOUTS)[number];
  gradient: string;
}) {
  const headingId = `${anchor}-title`;
  const ground = layout === "plate" ? `gradient ${gradient}` : "";
  const hasFigure = isShape(example, SHARED_KINDS);
  const sectionText = (
    <>
      <h2 id={headingId}>
        <span className={styles.number}>{number}</span> {title}
      </h2>
      <RichText html={descriptionHtml} className={styles.description} />
      {doneBy && (
        <p className={styles.way}>
          <ProductIcon url={doneBy.logos.circle.publicURL} sizePx={28} />
          <span>
            {solutionCopy.doneBy}{" "}
            <SmartLink to={productPath(doneBy.jsonId)}>{doneBy.title}</SmartLink>
          </span>
        </p>
      )}
    </>
  );
  return (
    <Suspense fallback={null}>
      <section
        id={anchor}
        aria-labelledby={headingId}
        className={joinClasses(styles.section, styles[hasFigure ? layout : "pictured"], ground)}
      >
        <div className={layout === "pair" ? undefined : "page"}>
          {hasFigure ? (
            <>
              <div className={styles.text}>{sectionText}</div>
              <figure aria-labelledby={headingId} className={`${figures.figure} ${styles.figure}`}>
                <ExampleFigure example={example} />
              </figure>
            </>
          ) : (
            <TextAndImage section={picture} index={index}>
              {sectionText}
            </TextAndImage>
          )}
        </div>
      </section>
    </Suspense>
  );
}

/** Value in records for an empty cell. The style sheet draws it, so screen readers skip it. */
const NOTHING = "·";

const Cell = ({ text }: { text: string }) => {
  const weight = Number(text);
  return (
    <>
      {weight > 0 && weight <= 1 && (
        <span className={styles.weight} style={{ "--w": weight }} aria-hidden />
      )}
      {text !== NOTHING && text}
    </>
  );
};

/** Table of one sentence: a column per word, and a row per section's analysis. */
const Gloss = ({
  gloss: { words, rows },
  sections,
}: {
  gloss: NonNullable<Solution["main"]["header"]["gloss"]>;
  sections: readonly NumberedSection[];
}) => (
  <figure>
    <table className={styles.gloss} style={{ "--words": words.length }}>
      <caption className="srOnly">{solutionCopy.gloss(words.join(" "))}</caption>
      <thead>
        <tr>
          <td />
          {words.map((word, index) => (
            <th key={index} scope="col">
              {word}{" "}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ anchor, name, language, cells }) => (
          <tr key={anchor}>
            <th scope="row">
              <a href={`#${anchor}`}>
                <span>{sections.find((section) => section.anchor === anchor)?.number}</span>
                {name}
              </a>
            </th>
            {cells.map((text, index) => (
              <td
                key={index}
                lang={language}
                colSpan={cells.length === 1 ? words.length : undefined}
                data-word={cells.length === 1 ? undefined : words[index]}
              >
                <Cell text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </figure>
);

const Components = ({ items }: { items: Solution["coreComponents"] }) => (
  <ul className={styles.components}>
    {items.map(({ product, title, descriptionHtml, takes, gives, imageURL, action }) => (
      <li key={product.jsonId}>
        {imageURL ? (
          <Picture file={imageURL} sizes="8rem" />
        ) : (
          <ProductIcon url={product.logos.circle.publicURL} sizePx={40} />
        )}
        <div>
          <h3>{title}</h3>
          <RichText html={descriptionHtml} />
        </div>
        <p>
          <i>{solutionCopy.takes}</i> {takes}
        </p>
        <p>
          <i>{solutionCopy.gives}</i> {gives}
        </p>
        <ArrowLink to={action.url} newTab={action.newTab}>
          {action.text} <span className="srOnly">{solutionCopy.about(title)}</span>
        </ArrowLink>
      </li>
    ))}
  </ul>
);

/** Case studies: a carousel from four on, otherwise links without pictures. */
const Studies = ({ studies }: { studies: Solution["caseStudies"] }) =>
  studies.length < CAROUSEL_MIN_CASE_STUDIES ? (
    <>
      <h2 id="case-studies">{blockCopy.caseStudies}</h2>
      <LinkRows
        items={studies.map(({ kicker, preview }) => ({
          title: preview.title,
          note: kicker,
          to: preview.action.url,
          newTab: preview.action.newTab,
        }))}
      />
    </>
  ) : (
    <CaseStudies id="case-studies" title={blockCopy.caseStudies} studies={studies} />
  );

/** Page of a solution in its colour. Renders nothing for an unknown id. */
export default function SolutionPage({ data }: Pick<PageProps<Queries.SolutionPageQuery>, "data">) {
  const { solution } = data;
  if (!solution) return null;
  const { header } = solution.main;
  const sections = solution.content.map((section, index) => ({
    ...section,
    index,
    number: formatSectionNumber(solution.senseNumber, index),
  }));
  const gradient = header.backgroundGradient;
  const drawn = sections.map((section, index) => (
    <SolutionSection
      key={section.anchor}
      section={section}
      layout={LAYOUTS[index] ?? "split"}
      gradient={gradient}
    />
  ));
  return (
    <div style={{ "--c": getSenseColour(solution.senseNumber) }}>
      <PageHeader
        title={header.title}
        subtitle={<p>{header.subtitle}</p>}
        gradient={gradient}
        position={header.backgroundPosition}
        background={
          <HeaderBackground
            file={header.backgroundURL?.[0]}
            narrow={header.narrowBackgroundURL?.[1]}
          />
        }
        kicker={
          <Breadcrumb
            items={[
              { label: solutionCopy.kicker, to: solutionsPath },
              { label: solution.shortTitle, isPage: true },
            ]}
          />
        }
        actions={<ButtonLink to={contactsPath}>{solutionCopy.contact}</ButtonLink>}
        beside={
          <div>
            {header.gloss ? (
              <Gloss gloss={header.gloss} sections={sections} />
            ) : (
              <HeaderPicture file={header.imageURL} />
            )}
            <RichText html={header.descriptionHtml} className={styles.note} />
            {sections.some(({ example }) => isShape(example, SHARED_KINDS)) && (
              <p className={styles.note}>{solutionCopy.examples}</p>
            )}
          </div>
        }
      />
      <PageIndex
        items={sections.map(({ anchor, title, number }) => ({ anchor, label: title, number }))}
      />
      {drawn.slice(0, PAIR_START)}
      {drawn.length > PAIR_START && (
        <div className={styles.sunk}>
          <div className={`page ${styles.pairs}`}>{drawn.slice(PAIR_START, PAIR_START + 2)}</div>
        </div>
      )}
      {drawn.slice(PAIR_START + 2)}
      {solution.useCases.length > 0 && (
        <Section
          isSunk={LAYOUTS[sections.length - 1] !== "pair"}
          aria-labelledby="use-cases"
          className={styles.tight}
        >
          <h2 id="use-cases">{solutionCopy.useCases}</h2>
          <UseCases columns="narrow" items={solution.useCases} />
        </Section>
      )}
      {solution.coreComponents.length > 0 && (
        <Section aria-labelledby="core-components" className={styles.tight}>
          <h2 id="core-components">{solution.coreComponentsTitle}</h2>
          <Components items={solution.coreComponents} />
        </Section>
      )}
      {solution.caseStudies.length > 0 && (
        <Section aria-labelledby="case-studies" className={styles.tight} hasBorder>
          <Studies studies={solution.caseStudies} />
        </Section>
      )}
      {solution.closing && (
        <ClosingBand closing={solution.closing} gradient={gradient} position="bg_position_11" />
      )}
    </div>
  );
}

export const Head = pageHead<Queries.SolutionPageQuery>((site, data, path) => {
  const { shortTitle, main } = assertDefined(data.solution, "Solution");
  const page: WithContext<WebPage> = {
    "@context": "https://schema.org",
    "@type": "WebPage",
    name: main.header.title,
    url: toAbsoluteUrl(site.url, path),
    ...buildPageImage(site, main.header.imageURL),
  };
  return createJsonLdTags({
    page: main.header.imageURL && page,
    breadcrumb: buildBreadcrumbList(site, [{ name: shortTitle, path }]),
  });
});

export const query = graphql`
  query SolutionPage($key: String!, $path: String!) {
    solution(jsonId: { eq: $key }) {
      senseNumber
      main {
        header {
          title
          subtitle
          descriptionHtml: description
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
          gloss {
            words
            rows {
              anchor
              name
              language
              cells
            }
          }
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
        focalPoint
        example
        doneBy {
          ...ProductMark
        }
      }
      coreComponentsTitle
      coreComponents {
        product: id {
          ...ProductMark
        }
        title
        descriptionHtml: description
        takes
        gives
        imageURL {
          ...CardImage
        }
        action {
          ...Action
        }
      }
      useCases {
        title
        description
        icon
        features {
          name
          icon
        }
      }
      caseStudies {
        ...CaseStudyCard
      }
      closing {
        ...ClosingBand
      }
      shortTitle
    }
    ...PageMetadata
  }
`;
