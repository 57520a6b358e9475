import { languageName } from "../../lib/example/languages";
import { Words } from "../../ui/Words";
import { workCopy } from "./workCopy";
import { drawMarks, PartLink, type Shape } from "./parts";
import * as styles from "./DialogueFigure.module.css";

/** Two questions and answers around two circles that touch: each idiom word for word in the other language. */
export const DialogueFigure = ({ example: { replies } }: { example: Shape<"dialogue"> }) => (
  <div className={styles.root}>
    {replies.map(({ language, text, answer, literal, meaning }, index) => (
      <section key={language} data-part={index + 1}>
        <h2>
          <PartLink part={index + 1}>{languageName(language)}</PartLink>
        </h2>
        <p className={styles.prompt} lang={language}>
          {drawMarks({ text }, ({ text: idiom }) => (
            <b>{idiom}</b>
          ))}
        </p>
        <p className={styles.literal}>
          <small>{workCopy.wordForWord}</small>
          <Words language={literal.language}>{literal.text}</Words>
        </p>
        <p className={styles.meaning} lang={language}>
          {meaning}
        </p>
        <p className={styles.answer} lang={language}>
          {answer}
        </p>
      </section>
    ))}
  </div>
);
