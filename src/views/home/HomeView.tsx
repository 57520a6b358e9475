import { graphql } from "gatsby";
import { Suspense } from "react";
import { CardGrid } from "../../blocks/Card/CardGrid";
import { CaseStudies } from "../../blocks/CaseStudies/CaseStudies";
import { ClosingBand } from "../../blocks/ClosingBand/ClosingBand";
import { AnnotatedSentence } from "./AnnotatedSentence";
import { Hero } from "./Hero";
import { SolutionList } from "./SolutionList";
import { Statement } from "./Statement";
import { NewsCard } from "../../blocks/Card/NewsCard";
import { ProductCarousel } from "../../blocks/Carousel/ProductCarousel";
import { PublicationPreview } from "../../blocks/PublicationPreview/PublicationPreview";
import { homeCopy } from "./copy";
import { topBarCopy } from "../../copy/topBarCopy";
import { assertDefined } from "../../lib/assertDefined";
import { newsPath, researchPath, solutionPath, withFragment } from "../../routes/paths";
import { ArrowLink } from "../../ui/Button";
import { toPictureSource } from "../../ui/pictureSource";
import { Section } from "../../ui/Section";
import { SectionHeader } from "../../ui/SectionHeader";
import {
  toCaseStudyCard,
  toNewsCard,
  toProductCard,
  toPublicationPreview,
} from "../../blocks/fragments";
import * as styles from "./HomeView.module.css";

export const homeViewFragment = graphql`
  fragment HomeView on Query {
    homePage {
      hero {
        title
        titleEmphasis
        leadHtml: lead
        primaryAction {
          text
          url
          newTab
        }
        secondaryAction {
          text
          url
          newTab
        }
        legend
        graphLabel
        contexts {
          sense
          sentenceHtml: sentence
        }
      }
      lexicon {
        headword
        partOfSpeech
        pronunciation
        description
      }
      gloss {
        title
        description
        words {
          text
          senseNumber
          head
          noteHtml: note
        }
        action {
          text
          url
          newTab
        }
      }
      products {
        title
        description
      }
      statement {
        textHtml: text
        backgroundURL {
          ...WideImage
        }
        focalPoint {
          x
          y
        }
        primaryAction {
          text
          url
          newTab
        }
        secondaryAction {
          text
          url
          newTab
        }
      }
      research {
        title
        description
        publications {
          ...PublicationPreview
        }
      }
      newsTitle
      caseStudies {
        title
        caseStudies {
          ...CaseStudyCard
        }
      }
      closing {
        ...ClosingBand
      }
    }
    allSolution(sort: { senseNumber: ASC }) {
      nodes {
        jsonId
        title
        senseNumber
        descriptionHtml: description
        menuImageURL {
          viewBox
          markup
        }
        menu {
          links {
            url
            text
            fragment
          }
        }
      }
    }
    homeProducts: allProduct(filter: { isReference: { eq: false } }, sort: { topbarIndex: ASC }) {
      nodes {
        ...ProductCard
      }
    }
    homeNews: allArticle(
      filter: { full: { title: { ne: null } } }
      sort: [{ datePublished: DESC }, { jsonId: ASC }]
      limit: 3
    ) {
      nodes {
        ...NewsCard
      }
    }
  }
`;

/** The word of the hero's graph; the label and the sentences of the record are about it. */
const HERO_HEADWORD = "spring";
const HERO_PART_OF_SPEECH = "noun, verb";

/** The fragment to which the hero's first button leads. */
const SOLUTIONS_ID = "solutions";

/** The home page: leads to the solutions, the products, the research and the news. */
export function HomeView({ data }: { data: Queries.HomeViewFragment }) {
  const { hero, lexicon, gloss, products, statement, research, newsTitle, caseStudies, closing } =
    assertDefined(data.homePage, "Home page");
  return (
    <>
      <Hero {...hero} headword={HERO_HEADWORD} partOfSpeech={HERO_PART_OF_SPEECH} />
      <SolutionList
        {...lexicon}
        id={SOLUTIONS_ID}
        senses={data.allSolution.nodes.map((solution) => ({
          id: solution.jsonId,
          senseNumber: solution.senseNumber,
          title: solution.title,
          descriptionHtml: solution.descriptionHtml,
          mark: solution.menuImageURL,
          to: solutionPath(solution.jsonId),
          actionText: topBarCopy.moreAbout(solution.title),
          links: solution.menu.links.map(({ text, url, fragment }) => ({
            text,
            to: withFragment(url, fragment),
          })),
        }))}
      />
      <Section ground="sunk" labelledBy="gloss">
        <SectionHeader id="gloss" title={gloss.title} description={gloss.description} />
        <AnnotatedSentence words={gloss.words} />
        <ArrowLink className={styles.more} to={gloss.action.url} newTab={gloss.action.newTab}>
          {gloss.action.text}
        </ArrowLink>
      </Section>
      {data.homeProducts.nodes.length > 0 && (
        <Section clip>
          <ProductCarousel
            id="products"
            title={products.title}
            description={products.description}
            products={data.homeProducts.nodes.map(toProductCard)}
          />
        </Section>
      )}
      <Suspense fallback={null}>
        <Statement {...statement} picture={toPictureSource(statement.backgroundURL)} />
      </Suspense>
      <Section labelledBy="research" split>
        <SectionHeader
          id="research"
          title={research.title}
          description={research.description}
          action={<ArrowLink to={researchPath}>{homeCopy.allPublications}</ArrowLink>}
        />
        <ol>
          {research.publications.map(toPublicationPreview).map((publication) => (
            <PublicationPreview key={publication.prettyURL} publication={publication} />
          ))}
        </ol>
      </Section>
      {data.homeNews.nodes.length > 0 && (
        <Section labelledBy="news" line>
          <SectionHeader
            id="news"
            layout="row"
            title={newsTitle}
            action={<ArrowLink to={newsPath}>{homeCopy.allNews}</ArrowLink>}
          />
          <CardGrid>
            {data.homeNews.nodes.map(toNewsCard).map((article, index) => (
              <NewsCard key={article.id} article={article} index={index} />
            ))}
          </CardGrid>
        </Section>
      )}
      {caseStudies.caseStudies.length > 0 && (
        <Section ground="sunk" labelledBy="at-work">
          <CaseStudies
            id="at-work"
            title={caseStudies.title}
            studies={caseStudies.caseStudies.map(toCaseStudyCard)}
          />
        </Section>
      )}
      <ClosingBand closing={closing} gradient="gradient_1" position="bg_position_11" />
    </>
  );
}
