import { languageName } from "../../lib/example/languages";
import { marked } from "../../lib/example/marks";
import { Words } from "../../ui/Words";
import { figureCopy } from "./copy";
import { Marked, PartLink } from "./parts";
import type { Shape } from "./shapes";
import * as styles from "./DialogueFigure.module.css";

/**
 * Two conversations whose idioms meet in one meaning: a solid line leads from each idiom to what it
 * means, and a dashed one to what its words say, where it ends.
 */
export const DialogueFigure = ({ example: { replies } }: { example: Shape<"dialogue"> }) => (
  <div className={styles.root}>
    {replies.map(({ language, text, answer, literal, meaning }, index) => (
      <section key={index} data-part={index + 1}>
        <h2>
          <PartLink part={index + 1}>{languageName(language)}</PartLink>
        </h2>
        <p className={styles.prompt}>
          <Marked language={language} text={text} />
        </p>
        <p className={styles.answer} lang={language}>
          {answer}
        </p>
        <div className={styles.idiom}>
          <p>
            <Words language={language}>{marked(text)[0]?.text}</Words>
          </p>
          <p className={styles.literal}>
            <small>{figureCopy.wordForWord}</small>
            <Words language={literal.language}>{literal.text}</Words>
          </p>
        </div>
        <p className={styles.meaning} lang={language}>
          {meaning}
        </p>
      </section>
    ))}
  </div>
);
