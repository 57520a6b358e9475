import { LanguageCounts } from "../../blocks/LanguageCounts/LanguageCounts";
import { researchPath } from "../../routes/paths";
import { Section } from "../../ui/Section";
import { SmartLink } from "../../ui/SmartLink";
import { homeCopy } from "./copy";
import * as styles from "./Proof.module.css";

/** The papers of a year, and which of them won an award. */
export interface PaperYear {
  year: string;
  awards: readonly boolean[];
}

export interface ProofProps {
  languages: Queries.LanguageCountsFragment;
  research: { readonly title: string; readonly description: string };
  /** Oldest first. */
  years: readonly PaperYear[];
}

/** What can be counted: languages as areas to scale, papers as beads, each from the records. */
export function Proof({ languages, research, years }: ProofProps) {
  const papers = years.reduce((sum, { awards }) => sum + awards.length, 0);
  return (
    <Section labelledBy="languages" className={`gradient gradient_7 ${styles.root ?? ""}`}>
      <LanguageCounts {...languages} />
      <section aria-labelledby="research">
        <h2 id="research">
          <SmartLink to={researchPath}>
            {papers} {research.title}
          </SmartLink>
        </h2>
        <p className={styles.description}>{research.description}</p>
        <ol className={styles.years}>
          {years.map(({ year, awards }) => (
            <li key={year}>
              <span className={styles.beads} aria-hidden>
                {awards.map((isAward, index) => (
                  <i key={index} className={isAward ? styles.award : undefined} />
                ))}
              </span>
              <b>{year}</b> <span>{homeCopy.papers(awards.length)}</span>
            </li>
          ))}
        </ol>
      </section>
    </Section>
  );
}
