import { Suspense } from "react";
import { researchPath, productPath } from "../../routes/paths";
import { SmartLink } from "../../ui/SmartLink";
import { homeCopy } from "./copy";
import * as styles from "./Proof.module.css";

/** A number of languages, and the product that it is about. */
export interface LanguageCount {
  /** A claim that begins with its number, such as `600 languages`. */
  readonly says: string;
  readonly label: string;
  readonly product: { readonly jsonId: string };
}

/** The papers of a year, and which of them won an award. */
export interface PaperYear {
  year: string;
  awards: readonly boolean[];
}

export interface ProofProps {
  languages: {
    readonly title: string;
    readonly description: string;
    readonly counts: readonly LanguageCount[];
  };
  research: { readonly title: string; readonly description: string };
  /** Oldest first. */
  years: readonly PaperYear[];
}

/** The largest circle's radius; the others' areas are to its scale, and all meet at its left. */
const RADIUS = 150;

const Circles = ({ counts }: { counts: readonly number[] }) => {
  const largest = Math.max(...counts);
  return (
    <svg className={styles.circles} viewBox="-8 -152 310 304" aria-hidden>
      {counts.map((count) => {
        const radius = RADIUS * Math.sqrt(count / largest);
        return <circle key={count} cx={radius} cy="0" r={radius} />;
      })}
      <circle className={styles.node} r="6" />
    </svg>
  );
};

/** What can be counted: languages as areas to scale, papers as beads, each from the records. */
export function Proof({ languages, research, years }: ProofProps) {
  const counts = languages.counts.map((count) => ({
    ...count,
    number: Number.parseInt(count.says),
  }));
  const papers = years.reduce((sum, { awards }) => sum + awards.length, 0);
  return (
    <Suspense fallback={null}>
      <section className={`gradient gradient_7 ${styles.root ?? ""}`} aria-labelledby="languages">
        <div className={`page ${styles.languages ?? ""}`}>
          <Circles counts={counts.map(({ number }) => number)} />
          <div>
            <h2 id="languages" className={styles.title}>
              {languages.title}
            </h2>
            <dl className={styles.counts}>
              {counts.map(({ number, label, product }) => (
                <div key={number}>
                  <dt>{number}</dt>
                  <dd>
                    <SmartLink to={productPath(product.jsonId)}>{label}</SmartLink>
                  </dd>
                </div>
              ))}
            </dl>
            <p className={styles.description}>{languages.description}</p>
          </div>
        </div>
        <section className="page" aria-labelledby="research">
          <h2 id="research" className={styles.title}>
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
      </section>
    </Suspense>
  );
}
