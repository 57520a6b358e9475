import { solutionPath } from "../../routes/paths";
import { Mark } from "../../ui/Mark";
import { ProductIcon } from "../../ui/Icon";
import { RichText } from "../../ui/RichText";
import { SectionHeader } from "../../ui/SectionHeader";
import { SmartLink } from "../../ui/SmartLink";
import { SenseFigure } from "./SenseFigure";
import * as sectionStyles from "./homeSection.module.css";
import * as styles from "./Senses.module.css";

type HomePage = NonNullable<Queries.HomePageQuery["homePage"]>;

const ID = "solutions";
const HEADING_ID = `${ID}-title`;

/** The company's name as a dictionary entry: each solution is a sense, with an example. */
export function Senses({ lexicon: entry, senses }: Pick<HomePage, "lexicon" | "senses">) {
  return (
    <section id={ID} aria-labelledby={HEADING_ID}>
      <div className={`page ${styles.head}`}>
        <SectionHeader
          id={HEADING_ID}
          title={
            <span className={styles.entry}>
              {entry.headword}{" "}
              <small>
                <i>{entry.partOfSpeech}</i>, {entry.pronunciation}
              </small>
            </span>
          }
          action={<p className={`lead ${sectionStyles.aside}`}>{entry.description}</p>}
        />
      </div>
      <div className={styles.grid}>
        {senses.map(({ solution, ...figure }) => (
          <article
            key={solution.jsonId}
            className={`gradient ${solution.main.header.backgroundGradient} ${styles.panel}`}
          >
            <h3 className={styles.title}>
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
