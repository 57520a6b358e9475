import { Mark } from "../../ui/Mark";
import { SectionHeader } from "../../ui/SectionHeader";
import { SmartLink } from "../../ui/SmartLink";
import { SenseFigure, type SenseFigureProps } from "./SenseFigure";
import * as styles from "./Senses.module.css";

/** A solution as a sense of the company's name. */
export interface Sense extends SenseFigureProps {
  id: string;
  number: number;
  title: string;
  /** The classes of its gradient. */
  gradient: string;
  mark: { readonly viewBox: string; readonly markup: string };
  to: string;
  text: string;
}

export interface SensesProps {
  /** The section's address on its page. */
  id: string;
  headword: string;
  partOfSpeech: string;
  pronunciation: string;
  description: string;
  senses: readonly Sense[];
}

/** The company's name as an entry of its own dictionary: each solution is a sense, and is seen at work. */
export function Senses({
  id,
  headword,
  partOfSpeech,
  pronunciation,
  description,
  senses,
}: SensesProps) {
  const headingId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={headingId}>
      <div className={`page ${styles.head ?? ""}`}>
        <SectionHeader
          id={headingId}
          layout="row"
          title={
            <span className={styles.entry}>
              {headword}{" "}
              <small>
                <i>{partOfSpeech}</i>, {pronunciation}
              </small>
            </span>
          }
          action={<p className={styles.description}>{description}</p>}
        />
      </div>
      <div className={styles.grid}>
        {senses.map(({ number, title, gradient, mark, to, text, ...sense }) => (
          <article key={sense.id} className={`gradient ${gradient} ${styles.panel ?? ""}`}>
            <h3 className={styles.title}>
              <span className={styles.number}>{number}</span>{" "}
              <SmartLink to={to} className={styles.link}>
                {title}
              </SmartLink>
            </h3>
            <Mark {...mark} className={styles.mark} />
            <SenseFigure given={sense.given} meaning={sense.meaning} read={sense.read} />
            <p className={styles.text}>{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
