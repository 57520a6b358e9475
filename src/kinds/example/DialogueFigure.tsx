import { languageName } from "../../lib/example/languages";
import { Words } from "../../ui/Words";
import { figureCopy } from "./copy";
import { Marked, PartLink } from "./parts";
import type { Shape } from "./shapes";
import * as styles from "./DialogueFigure.module.css";

/** Two questions with answers and two touching circles: each idiom and its literal translation. */
export const DialogueFigure = ({ example: { replies } }: { example: Shape<"dialogue"> }) => (
  <div className={styles.root}>
    {replies.map(({ language, text, answer, literal, meaning }, index) => (
      <section key={language} data-part={index + 1}>
        <h2>
          <PartLink part={index + 1}>{languageName(language)}</PartLink>
        </h2>
        <p className={styles.prompt}>
          <Marked language={language} text={text} />
        </p>
        <p className={styles.literal}>
          <small>{figureCopy.wordForWord}</small>
          <Words language={literal.language}>{literal.text}</Words>
        </p>
        <p className={styles.meaning} lang={language}>
          {meaning}
        </p>
        <p lang={language}>{answer}</p>
      </section>
    ))}
  </div>
);
