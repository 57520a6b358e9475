import { ArrowLink, toLinkProps } from "../../ui/Button";
import { ProductIcon } from "../../ui/Icon";
import { Section } from "../../ui/Section";
import { SectionHeader } from "../../ui/SectionHeader";
import { SmartLink } from "../../ui/SmartLink";
import { productPath } from "../../routes/paths";
import * as sectionStyles from "./homeSection.module.css";
import * as styles from "./Finder.module.css";

type Finder = NonNullable<Queries.HomePageQuery["homePage"]>["finder"];

/** Questions with a product per answer, for visitors who know only their problem. */
export const Finder = ({ title, description, questions, more, action }: Finder) => (
  <Section id="products" aria-labelledby="which" className={sectionStyles.tight}>
    <SectionHeader
      id="which"
      title={title}
      action={<p className={`lead ${sectionStyles.aside}`}>{description}</p>}
    />
    <div className={styles.questions}>
      {questions.map(({ title: have, question, answers }) => (
        <section key={have} aria-label={have}>
          <h3 className={styles.title}>{have}</h3>
          <p className={styles.question}>{question}</p>
          <ul>
            {answers.map(({ text, product: { jsonId, title: name, registered, logos } }) => (
              <li key={jsonId}>
                <SmartLink to={productPath(jsonId)} className={styles.answer}>
                  <span>{text}</span>{" "}
                  <b>
                    <ProductIcon url={logos.circle.publicURL} sizePx={28} />
                    {registered ? `${name}®` : name}
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
