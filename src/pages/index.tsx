import { graphql, type PageProps } from "gatsby";
import { CardGrid } from "../blocks/Card/Card";
import { NewsCard } from "../blocks/Card/NewsCard";
import { CaseStudies } from "../blocks/CaseStudies/CaseStudies";
import { ClosingBand } from "../blocks/ClosingBand/ClosingBand";
import { newsCopy } from "../copy/newsCopy";
import { assertDefined } from "../lib/errors";
import { newsFeed } from "../routes/files";
import { newsPath } from "../routes/paths";
import { createFeedTags, createJsonLdTags } from "../seo/headTags";
import { pageHead } from "../seo/PageHead";
import { buildWebSite } from "../seo/structuredData";
import { ArrowLink } from "../ui/Button";
import { Section, SectionHeader } from "../ui/Section";
import { Hero } from "../views/home/Hero";
import { Finder, Proof, Senses } from "../views/home/sections";
import * as styles from "../views/home/sections.module.css";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { hero, lexicon, senses, finder, languages, research, newsTitle, caseStudies, closing } =
    assertDefined(data.homePage, "Home page");
  return (
    <>
      <Hero hero={hero} />
      <Senses lexicon={lexicon} senses={senses} />
      <Finder {...finder} />
      <Proof languages={languages} research={research} papers={data.homePapers.nodes} />
      {caseStudies.caseStudies.length > 0 && (
        <Section isSunk aria-labelledby="at-work" className={styles.tight}>
          <CaseStudies id="at-work" title={caseStudies.title} studies={caseStudies.caseStudies} />
        </Section>
      )}
      {data.homeNews.nodes.length > 0 && (
        <Section aria-labelledby="news" className={styles.tight}>
          <SectionHeader
            id="news"
            title={newsTitle}
            action={<ArrowLink to={newsPath}>{newsCopy.allNews}</ArrowLink>}
          />
          <CardGrid>
            {data.homeNews.nodes.map((article) => (
              <NewsCard key={article.jsonId} article={article} />
            ))}
          </CardGrid>
        </Section>
      )}
      <ClosingBand closing={closing} gradient="gradient_1" position="bg_position_11" />
    </>
  );
}

export const Head = pageHead<Queries.HomePageQuery>((site, data) => [
  ...createJsonLdTags({
    website: buildWebSite(site, assertDefined(data.site, "Site").description),
  }),
  ...createFeedTags(site, [newsFeed]),
]);

export const query = graphql`
  query HomePage($path: String!) {
    homePage {
      hero {
        title
        titleEmphasis
        leadHtml: lead
        primaryAction {
          ...Action
        }
        secondaryAction {
          ...Action
        }
        headword
        partOfSpeech
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
      senses {
        solution {
          jsonId
          title
          descriptionHtml: description
          senseNumber
          menuImageURL {
            viewBox
            markup
          }
          imageURL {
            publicURL
          }
          main {
            header {
              backgroundGradient
            }
          }
        }
        given {
          ...ForeignText
        }
        meaning {
          ...ForeignText
        }
        read {
          ...ForeignText
        }
      }
      finder {
        title
        description
        questions {
          title
          question
          answers {
            text
            product {
              ...ProductMark
            }
          }
        }
        more
        action {
          ...Action
        }
      }
      languages {
        ...LanguageCounts
      }
      research {
        title
        description
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
    homePapers: allPublication(sort: [{ publicationYear: ASC }]) {
      nodes {
        publicationYear
        award
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
    site: siteSettings {
      description
    }
    ...PageMetadata
  }
`;
