import { getLanguageName } from "../../lib/example/languages";
import { parseMarks } from "../../lib/example/marks";
import { Lang } from "../../ui/Lang";
import { figureCopy } from "./copy";
import { Marked, SpanLink } from "./parts";
import type { Shape } from "./shapes";
import * as styles from "./DialogueFigure.module.css";

/** Two conversations, each with its idiom, a literal translation and the meaning. */
export const DialogueFigure = ({ replies }: Shape<"dialogue">) => (
  <div className={styles.root}>
    {replies.map(({ language, text, answer, literal, meaning }, index) => (
      <section key={index} data-part={index + 1}>
        <h2>
          <SpanLink part={index + 1}>{getLanguageName(language)}</SpanLink>
        </h2>
        <p className={styles.prompt}>
          <Marked language={language} text={text} />
        </p>
        <p className={styles.answer} lang={language}>
          {answer}
        </p>
        <div className={styles.idiom}>
          <p>
            <Lang language={language}>{parseMarks(text)[0]?.text}</Lang>
          </p>
          <p className={styles.literal}>
            <small>{figureCopy.wordForWord}</small>
            <Lang language={literal.language}>{literal.text}</Lang>
          </p>
        </div>
        <p className={styles.meaning}>
          <Lang language={language}>{meaning}</Lang>
        </p>
      </section>
    ))}
  </div>
);
