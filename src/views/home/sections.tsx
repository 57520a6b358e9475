import { LanguageCounts } from "../../blocks/LanguageCounts/LanguageCounts";
import { groupBy } from "../../lib/lists";
import { formatProductName, pluralize } from "../../lib/text";
import { productPath, researchPath, solutionPath } from "../../routes/paths";
import { ArrowLink, toLinkProps } from "../../ui/Button";
import { Mark, ProductIcon } from "../../ui/Icon";
import { RichText } from "../../ui/RichText";
import { Section, SectionHeader } from "../../ui/Section";
import { SmartLink } from "../../ui/SmartLink";
import { SenseFigure } from "./SenseFigure";
import * as styles from "./sections.module.css";

type HomeRecord = NonNullable<Queries.HomePageQuery["homePage"]>;

/** The company's name as a dictionary entry: each solution is a sense, with an example. */
export function Senses({ lexicon: entry, senses }: Pick<HomeRecord, "lexicon" | "senses">) {
  return (
    <section id="solutions" aria-labelledby="solutions-title">
      <div className={`page ${styles.head}`}>
        <SectionHeader
          id="solutions-title"
          title={
            <span className={styles.entry}>
              {entry.headword}{" "}
              <small>
                <i>{entry.partOfSpeech}</i>, {entry.pronunciation}
              </small>
            </span>
          }
          action={<p className={`lead ${styles.aside}`}>{entry.description}</p>}
        />
      </div>
      <div className={styles.grid}>
        {senses.map(({ solution, ...figure }) => (
          <article
            key={solution.jsonId}
            className={`gradient ${solution.main.header.backgroundGradient} ${styles.panel}`}
          >
            <h3 className={styles.panelTitle}>
              <span className={styles.number}>{solution.senseNumber}</span>{" "}
              <SmartLink to={solutionPath(solution.jsonId)} className="stretched">
                {solution.title}
              </SmartLink>
            </h3>
            {solution.imageURL ? (
              <ProductIcon url={solution.imageURL.publicURL} sizePx={48} />
            ) : (
              <Mark {...solution.menuImageURL} className={styles.mark} />
            )}
            <SenseFigure {...figure} />
            <RichText html={solution.descriptionHtml} className={styles.text} />
          </article>
        ))}
      </div>
    </section>
  );
}

/** Questions with a product per answer, for visitors who know only their problem. */
export const Finder = ({ title, description, questions, more, action }: HomeRecord["finder"]) => (
  <Section id="products" aria-labelledby="which" className={styles.tight}>
    <SectionHeader
      id="which"
      title={title}
      action={<p className={`lead ${styles.aside}`}>{description}</p>}
    />
    <div className={styles.questions}>
      {questions.map(({ title: have, question, answers }) => (
        <section key={have} aria-label={have}>
          <h3 className={styles.title}>{have}</h3>
          <p className={styles.question}>{question}</p>
          <ul>
            {answers.map(({ text, product: { jsonId, title: name, registered, logos } }) => (
              <li key={jsonId}>
                <SmartLink to={productPath(jsonId)} className={`cluster ${styles.answer}`}>
                  <span>{text}</span>{" "}
                  <b>
                    <ProductIcon url={logos.circle.publicURL} sizePx={28} />
                    {formatProductName(name, registered)}
                  </b>
                </SmartLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
    <p className={styles.more}>
      {more} <ArrowLink {...toLinkProps(action)} />
    </p>
  </Section>
);

/** Languages as circles with proportional areas, and papers as one dot each. */
export function Proof({
  languages,
  research,
  papers,
}: Pick<HomeRecord, "languages" | "research"> & {
  papers: Queries.HomePageQuery["homePapers"]["nodes"];
}) {
  const years = groupBy(papers, ({ publicationYear }) => String(publicationYear));
  return (
    <Section
      aria-labelledby="languages"
      className={`gradient gradient_7 ${styles.tight} ${styles.proof}`}
    >
      <LanguageCounts {...languages} />
      <section aria-labelledby="research">
        <h2 id="research">
          <SmartLink to={researchPath}>
            {papers.length} {research.title}
          </SmartLink>
        </h2>
        <p className={styles.description}>{research.description}</p>
        <figure aria-labelledby="research">
          <ol className={styles.years}>
            {years.map(({ heading: year, items }) => (
              <li key={year}>
                <span className={styles.beads} aria-hidden>
                  {[
                    ...items.filter(({ award }) => award === null),
                    ...items.filter(({ award }) => award !== null),
                  ].map(({ award }, index) => (
                    <i key={index} className={award === null ? undefined : styles.award} />
                  ))}
                </span>
                <b>{year}</b> <span>{pluralize(items.length, "paper")}</span>
              </li>
            ))}
          </ol>
        </figure>
      </section>
    </Section>
  );
}
