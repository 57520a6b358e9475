import { graphql } from "gatsby";
import { ClosingBand } from "../../blocks/ClosingBand/ClosingBand";
import { JobGroups } from "../../blocks/JobGroups/JobGroups";
import { aboutCopy } from "../../copy/aboutCopy";
import { groupBy } from "../../lib/lists";
import { assertDefined } from "../../lib/assertDefined";
import { formatMonthName } from "../../lib/text";
import { careersFragment, jobPath, newsPath } from "../../routes/paths";
import { ArrowLink } from "../../ui/Button";
import { RichText } from "../../ui/RichText";
import { Section } from "../../ui/Section";
import { SmartLink } from "../../ui/SmartLink";
import { LineFigure } from "./LineFigure";
import { ScaleFigure } from "./ScaleFigure";
import * as styles from "./AboutView.module.css";

export const aboutViewFragment = graphql`
  fragment AboutView on Query {
    aboutPage {
      header {
        title
        descriptionHtml: description
        backgroundGradient
      }
      closing {
        ...ClosingBand
      }
      line {
        titleHtml: title
        senses {
          sense
          sentence
        }
        source
      }
      beliefs {
        title
        titleEmphasis
        items {
          title
          descriptionHtml: description
        }
      }
      numbers {
        title
        items {
          number
          descriptionHtml: description
        }
        note
      }
      words {
        titleHtml: title
        description
        items {
          text
          language
          languageName
          reading
          note
        }
      }
      careers {
        title
        descriptionHtml: description
      }
    }
    milestones: allArticle(
      filter: { type: { in: ["product upgrade", "press release"] } }
      sort: { datePublished: ASC }
    ) {
      nodes {
        jsonId
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
        # Read of each job, so that the list is made anew in the first build after a job's last day.
        active
      }
    }
  }
`;

type Page = NonNullable<Queries.AboutViewFragment["aboutPage"]>;

const Beliefs = ({ beliefs }: Pick<Page, "beliefs">) => (
  <Section labelledBy="beliefs">
    <h2 id="beliefs">
      {beliefs.title} <i className={styles.soft}>{beliefs.titleEmphasis}</i>
    </h2>
    <ol className={styles.beliefs}>
      {beliefs.items.map(({ title, descriptionHtml }) => (
        <li key={title}>
          <h3>{title}</h3>
          <RichText html={descriptionHtml} className={styles.soft} />
        </li>
      ))}
    </ol>
  </Section>
);

const Numbers = ({ numbers }: Pick<Page, "numbers">) => (
  <section className={`gradient gradient_2 ${styles.band}`} aria-labelledby="numbers">
    <div className={`page ${styles.numbers}`}>
      <ScaleFigure numbers={numbers.items.map(({ number }) => number)} />
      <div>
        <h2 id="numbers">{numbers.title}</h2>
        <dl>
          {numbers.items.map(({ number, descriptionHtml }) => (
            <div key={number}>
              <dt>{number}</dt>
              <dd>
                <RichText html={descriptionHtml} />
              </dd>
            </div>
          ))}
        </dl>
        <p>{numbers.note}</p>
      </div>
    </div>
  </section>
);

/** What the news tell of each year, set like a page of a dictionary. */
const Milestones = ({ milestones }: Pick<Queries.AboutViewFragment, "milestones">) => (
  <Section labelledBy="so-far">
    <div className={styles.guide}>
      <h2 id="so-far">{aboutCopy.soFar}</h2>
      <ArrowLink to={newsPath}>{aboutCopy.allNews}</ArrowLink>
    </div>
    <div className={styles.years}>
      {groupBy(milestones.nodes, ({ datePublished }) => datePublished.slice(0, 4)).map(
        ({ heading, items }) => (
          <div key={heading} className={styles.year}>
            <h3>{heading}</h3>
            <ul>
              {items.map(({ jsonId, datePublished, preview }) => (
                <li key={jsonId}>
                  <time dateTime={datePublished}>{formatMonthName(datePublished)}</time>{" "}
                  <SmartLink to={preview.action.url}>{preview.title}</SmartLink>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </div>
  </Section>
);

const Words = ({ words }: Pick<Page, "words">) => (
  <section className={`gradient gradient_7 ${styles.band}`} aria-labelledby="words">
    <div className="page">
      <div className={styles.wordsHead}>
        <RichText html={`<h2 id="words">${words.titleHtml}</h2>`} />
        <p>
          {aboutCopy.languages(words.items.length)} {words.description}
        </p>
      </div>
      <ul className={styles.words}>
        {words.items.map(({ text, language, languageName, reading, note }) => (
          <li key={language}>
            <b lang={language} dir="auto">
              {text}
            </b>
            <span>
              {languageName} <i>{reading}</i>
            </span>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

/** What we believe, what we count, what became of it, and the open jobs by category. */
export function AboutView({ aboutPage, milestones, allJob }: Queries.AboutViewFragment) {
  const { header, closing, line, beliefs, numbers, words, careers } = assertDefined(
    aboutPage,
    "AboutPage",
  );
  const groups = groupBy(allJob.nodes, ({ category }) => category).map(({ heading, items }) => ({
    heading,
    items: items.map(({ title, place, prettyURL }) => ({
      title,
      note: place,
      to: jobPath(prettyURL),
    })),
  }));
  return (
    <>
      <header className={`gradient ${header.backgroundGradient} ${styles.header}`} data-splash>
        <div className="page">
          <h1>{header.title}</h1>
          <div className={styles.story}>
            <RichText html={`<h2>${line.titleHtml}</h2>`} />
            <RichText html={header.descriptionHtml} className={styles.text} />
          </div>
          <LineFigure senses={line.senses} />
          <p className={styles.source}>{line.source}</p>
        </div>
      </header>
      <Beliefs beliefs={beliefs} />
      <Numbers numbers={numbers} />
      <Milestones milestones={milestones} />
      <Words words={words} />
      <Section id={careersFragment} labelledBy="careers" split>
        <div>
          <h2 id="careers">{careers.title}</h2>
          <RichText html={careers.descriptionHtml} className={styles.careers} />
        </div>
        {groups.length > 0 ? (
          <div className={styles.jobs}>
            <JobGroups groups={groups} />
          </div>
        ) : (
          <p>{aboutCopy.noJobs}</p>
        )}
      </Section>
      <ClosingBand
        closing={closing}
        gradient={header.backgroundGradient}
        position="bg_position_4"
      />
    </>
  );
}
