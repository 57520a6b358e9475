import { ArrowLink } from "../../ui/Button";
import { Mark } from "../../ui/Mark";
import { RichText } from "../../ui/RichText";
import { Section } from "../../ui/Section";
import { SectionHeader } from "../../ui/SectionHeader";
import { SmartLink } from "../../ui/SmartLink";
import { senseClasses } from "./senseClasses";
import * as styles from "./SolutionList.module.css";

/** A solution as a sense of the company's name. */
export interface SolutionListItem {
  id: string;
  /** 1 to 4; it also chooses the colour. */
  senseNumber: number;
  title: string;
  descriptionHtml: string;
  mark: { readonly viewBox: string; readonly markup: string };
  to: string;
  actionText: string;
  links: readonly { readonly text: string; readonly to: string }[];
}

export interface SolutionListProps {
  /** The section's address on its page. */
  id: string;
  headword: string;
  partOfSpeech: string;
  pronunciation: string;
  description: string;
  senses: readonly SolutionListItem[];
}

/** The entry of the company's name in its own dictionary: the solutions as numbered senses. */
export function SolutionList({
  id,
  headword,
  partOfSpeech,
  pronunciation,
  description,
  senses,
}: SolutionListProps) {
  const headingId = `${id}-title`;
  return (
    <Section id={id} labelledBy={headingId} line split>
      <SectionHeader
        id={headingId}
        title={
          <span className={styles.head}>
            {headword}{" "}
            <small>
              <i>{partOfSpeech}</i>, {pronunciation}
            </small>
          </span>
        }
        description={description}
      />
      <ol>
        {senses.map((sense) => (
          <li
            key={sense.id}
            className={`${styles.sense ?? ""} ${senseClasses[sense.senseNumber - 1] ?? ""}`}
          >
            <Mark {...sense.mark} className={styles.mark} />
            <div>
              <h3 className={styles.title}>
                <span className={styles.number}>{sense.senseNumber}</span>
                <SmartLink to={sense.to}>{sense.title}</SmartLink>
              </h3>
              <RichText className={styles.text} html={sense.descriptionHtml} />
              <ArrowLink className={styles.more} to={sense.to}>
                {sense.actionText}
              </ArrowLink>
            </div>
            <ul className={styles.links} aria-label={sense.title}>
              {sense.links.map(({ text, to }) => (
                <li key={to}>
                  <SmartLink to={to}>{text}</SmartLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
