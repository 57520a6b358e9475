import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
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
import { ArrowLink, toLinkProps } from "../ui/Button";
import { RichText } from "../ui/RichText";
import { Section, SectionHeader } from "../ui/Section";
import { SmartLink } from "../ui/SmartLink";
import * as styles from "../views/about/AboutPage.module.css";

type AboutRecord = NonNullable<Queries.AboutPageQuery["aboutPage"]>;

const circles = (xs: readonly number[], y: number, r: number) =>
  xs.map((x) => <circle key={x} cx={x} cy={y} r={r} />);

/** One drawing per sense, 240 × 150 units. The lines of adjacent drawings join at y = 96. */
const DRAWINGS: readonly ReactNode[] = [
  <>
    <path d="M-2000 96H240" />
    <path className={styles.thin} d="M34 114H206M34 132H150" />
    <text x={34} y={87}>
      line
    </text>
  </>,
  <>
    <path d="M0 96H240" />
    {circles([40, 66, 92, 118, 144, 170], 84, 11.5)}
    <circle className={styles.hot} cx={202} cy={84} r={11.5} />
  </>,
  <>
    <path d="M0 96H30A42 42 0 0 0 72 54A24 24 0 0 1 96 30H144A24 24 0 0 1 168 54A42 42 0 0 0 210 96H240" />
    {circles([30, 210], 96, 6)}
    {circles([72, 168], 54, 6)}
    <circle className={styles.hot} cx={120} cy={30} r={7} />
  </>,
  <>
    <path d={`M0 96H36${"a12 12 0 1 1 24 0".repeat(7)}H240`} />
    <circle className={styles.hot} cx={36} cy={96} r={7} />
    <circle cx={204} cy={96} r={7} />
  </>,
  <>
    <path d="M0 96H240" />
    <path className={styles.dashed} d="M120 20V142" />
    <path className={styles.thin} d="M84 84A36 36 0 0 1 156 84" />
    <circle cx={84} cy={84} r={7} />
    <circle className={styles.hot} cx={156} cy={84} r={7} />
  </>,
  <>
    <path d="M0 96A150 150 0 0 0 128 18A44 44 0 0 1 206 46V102a10 10 0 1 1 -20 0" />
    <circle className={styles.hot} cx={206} cy={46} r={6} />
    <path className={styles.thin} d="M150 126a12 12 0 0 1 24 0a12 12 0 0 1 24 0a12 12 0 0 1 24 0" />
  </>,
];

/** The senses of “line”, each with a drawing; one continuous line connects them. */
const LineFigure = ({ senses }: Pick<AboutRecord["why"], "senses">) => (
  <figure aria-labelledby="why">
    <ol className={styles.line}>
      {senses.map(({ sense, sentenceHtml }, index) => (
        <li key={sense}>
          <svg viewBox="0 0 240 150" fontSize="50" aria-hidden>
            {DRAWINGS[index]}
          </svg>
          <p>
            {index + 1} {sense}
          </p>
          <RichText html={sentenceHtml} className={styles.sentence} />
        </li>
      ))}
    </ol>
  </figure>
);

const Timeline = ({ timeline }: Pick<AboutRecord, "timeline">) => {
  const getOrder = ({ datePublished, jsonId }: (typeof timeline)[number]) =>
    `${datePublished} ${jsonId}`;
  // Without a locale, which may differ between build and browser.
  const sorted = timeline.toSorted((a, b) => (getOrder(a) < getOrder(b) ? -1 : 1));
  return (
    <div className={styles.years}>
      {groupBy(sorted, ({ datePublished }) => datePublished.slice(0, 4)).map(
        ({ heading, items }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <ul>
              {items.map(({ jsonId, preview: { title, action } }) => (
                <li key={jsonId}>
                  {action ? <SmartLink {...toLinkProps(action)}>{title}</SmartLink> : title}
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </div>
  );
};

export default function AboutPage({ data }: Pick<PageProps<Queries.AboutPageQuery>, "data">) {
  const { aboutPage, homePage, allJob } = data;
  const { timeline, ...page } = assertDefined(aboutPage, "AboutPage");
  const { header, closing, why, how, words, careers } = page;
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
      {timeline.length > 0 && (
        <Section aria-labelledby="so-far">
          <SectionHeader
            id="so-far"
            title={aboutCopy.soFar}
            action={<ArrowLink to={newsPath}>{newsCopy.allNews}</ArrowLink>}
          />
          <Timeline timeline={timeline} />
        </Section>
      )}
      <Section className="gradient gradient_7" aria-labelledby="words">
        <div className={styles.pair}>
          <h2 id="words">{words.title}</h2>
          <p>{words.description}</p>
        </div>
        <ul className={styles.words}>
          {words.items.map(({ text, language, note }, index) => (
            <li key={index}>
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
      timeline {
        jsonId
        datePublished
        preview {
          title
          action {
            ...Action
          }
        }
      }
      words {
        title
        description
        items {
          ...ForeignText
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
