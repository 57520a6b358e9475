import { graphql, type PageProps } from "gatsby";
import { Accordion } from "../blocks/Accordion/Accordion";
import { ClosingBand } from "../blocks/ClosingBand/ClosingBand";
import { JobGroups } from "../blocks/JobGroups/JobGroups";
import { LanguageCounts } from "../blocks/LanguageCounts/LanguageCounts";
import { aboutCopy } from "../copy/blockCopy";
import { newsCopy } from "../copy/newsCopy";
import { groupBy } from "../lib/lists";
import { assertDefined } from "../lib/errors";
import { jobsFeed } from "../routes/files";
import { careersFragment, newsPath } from "../routes/paths";
import { createFeedTags } from "../seo/headTags";
import { pageHead } from "../seo/PageHead";
import { ArrowLink } from "../ui/Button";
import { RichText } from "../ui/RichText";
import { Section } from "../ui/Section";
import { SectionHeader } from "../ui/SectionHeader";
import { SmartLink } from "../ui/SmartLink";
import { LineFigure } from "../views/about/LineFigure";
import * as styles from "../views/about/AboutPage.module.css";

const Years = ({ nodes }: Queries.AboutPageQuery["releases"]) => (
  <div className={styles.years}>
    {groupBy(nodes, ({ datePublished }) => datePublished.slice(0, 4)).map(({ heading, items }) => (
      <div key={heading}>
        <h3>{heading}</h3>
        <ul>
          {items.map(({ preview: { title, action } }) => (
            <li key={title}>{action ? <SmartLink to={action.url}>{title}</SmartLink> : title}</li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

/** History, beliefs, numbers, and open jobs by category. */
function AboutPage({ data }: Pick<PageProps<Queries.AboutPageQuery>, "data">) {
  const { aboutPage, homePage, releases, allJob } = data;
  const { header, closing, why, how, words, careers } = assertDefined(aboutPage, "AboutPage");
  const { languages } = assertDefined(homePage, "HomePage");
  return (
    <>
      <header className={`gradient ${header.backgroundGradient} ${styles.header}`} data-splash>
        <div className="page">
          <h1>{header.title}</h1>
          <RichText html={header.descriptionHtml} className={styles.lead} />
          <section className={styles.pair} aria-labelledby="why">
            <h2 id="why">{why.title}</h2>
            <RichText html={why.descriptionHtml} className={styles.story} />
          </section>
          <LineFigure senses={why.senses} />
          <p className={styles.source}>{why.source}</p>
        </div>
      </header>
      <Section split aria-labelledby="how">
        <h2 id="how">
          {how.title} <i className={styles.soft}>{how.titleEmphasis}</i>
        </h2>
        <Accordion items={how.items} />
      </Section>
      <Section className="gradient gradient_2" aria-labelledby="languages">
        <LanguageCounts {...languages} />
      </Section>
      <Section aria-labelledby="so-far">
        <SectionHeader
          id="so-far"
          title={aboutCopy.soFar}
          action={<ArrowLink to={newsPath}>{newsCopy.allNews}</ArrowLink>}
        />
        <Years {...releases} />
      </Section>
      <Section className="gradient gradient_7" aria-labelledby="words">
        <div className={styles.pair}>
          <h2 id="words">{words.title}</h2>
          <p>{words.description}</p>
        </div>
        <ul className={styles.words}>
          {words.items.map(({ text, language, note }) => (
            <li key={language}>
              <b>
                <bdi lang={language}>{text}</bdi>
              </b>
              {note}
            </li>
          ))}
        </ul>
      </Section>
      <Section id={careersFragment} aria-labelledby="careers">
        <SectionHeader
          title={careers.title}
          id="careers"
          description={<RichText html={careers.descriptionHtml} />}
        />
        {allJob.nodes.length > 0 ? <JobGroups jobs={allJob.nodes} /> : <p>{aboutCopy.noJobs}</p>}
      </Section>
      <ClosingBand
        closing={closing}
        gradient={header.backgroundGradient}
        position="bg_position_4"
      />
    </>
  );
}
export default AboutPage;

export const Head = pageHead<Queries.AboutPageQuery>((site) => createFeedTags(site, [jobsFeed]));

export const query = graphql`
  query AboutPage($path: String!) {
    aboutPage {
      header {
        title
        descriptionHtml: description
        backgroundGradient
      }
      why {
        title
        descriptionHtml: description
        senses {
          sense
          sentenceHtml: sentence
        }
        source
      }
      how {
        title
        titleEmphasis
        items {
          title
          descriptionHtml: description
        }
      }
      words {
        title
        description
        items {
          text
          language
          note
        }
      }
      careers {
        title
        descriptionHtml: description
      }
      closing {
        ...ClosingBand
      }
    }
    homePage {
      languages {
        ...LanguageCounts
      }
    }
    releases: allArticle(
      filter: { type: { eq: "product upgrade" } }
      sort: [{ datePublished: ASC }, { jsonId: ASC }]
    ) {
      nodes {
        datePublished
        preview {
          title
          action {
            url
          }
        }
      }
    }
    allJob(filter: { active: { eq: true } }, sort: [{ category: DESC }, { title: ASC }]) {
      nodes {
        prettyURL
        title
        category
        place
        # Queried per job, so that the page is rebuilt after a job's last day.
        active
      }
    }
    ...PageMetadata
  }
`;
