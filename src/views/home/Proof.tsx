import { LanguageCounts } from "../../blocks/LanguageCounts/LanguageCounts";
import { groupBy } from "../../lib/lists";
import { researchPath } from "../../routes/paths";
import { Section } from "../../ui/Section";
import { SmartLink } from "../../ui/SmartLink";
import * as sectionStyles from "./homeSection.module.css";
import * as styles from "./Proof.module.css";

export interface ProofProps {
  languages: Queries.LanguageCountsFragment;
  research: { readonly title: string; readonly description: string };
  papers: Queries.HomePageQuery["homePapers"]["nodes"];
}

/** Numbers from the records: languages as areas to scale, papers as dots. */
export function Proof({ languages, research, papers }: ProofProps) {
  const years = groupBy(papers, ({ publicationYear }) => String(publicationYear));
  return (
    <Section
      aria-labelledby="languages"
      className={`gradient gradient_7 ${sectionStyles.tight} ${styles.root}`}
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
                <b>{year}</b>{" "}
                <span>{items.length === 1 ? "1 paper" : `${items.length} papers`}</span>
              </li>
            ))}
          </ol>
        </figure>
      </section>
    </Section>
  );
}
