import { Fragment } from "react";
import { RichText } from "../../ui/RichText";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { senseClasses } from "./senseClasses";
import * as styles from "./AnnotatedSentence.module.css";

/** Words of a sentence; those with a head are explained where they stand. */
export interface AnnotatedWord {
  readonly text: string;
  /** 1 to 4, the colour of the sense. */
  readonly senseNumber: number | null;
  /** The sense that the word has here. */
  readonly head: string | null;
  /** What else it could have meant, or how other languages say it. */
  readonly noteHtml: string | null;
}

const Brace = () => (
  <svg className={styles.brace} viewBox="0 0 200 18" preserveAspectRatio="none" aria-hidden>
    <path
      vectorEffect="non-scaling-stroke"
      d="M2 1a8 8 0 0 0 8 8H92a8 8 0 0 1 8 8a8 8 0 0 1 8-8H190a8 8 0 0 0 8-8"
    />
  </svg>
);

/** A sentence read in context: a brace and a note below the words that could have meant more. */
export function AnnotatedSentence({ words }: { words: readonly AnnotatedWord[] }) {
  return (
    <p className={styles.root}>
      {words.map(({ text, senseNumber, head, noteHtml }, index) =>
        head === null ? (
          // One box per word, so that a line may break between any two.
          <Fragment key={`${index} ${text}`}>
            {text.split(" ").map((word, position) => (
              <span key={`${position} ${word}`}>{word} </span>
            ))}
          </Fragment>
        ) : (
          <span
            key={`${index} ${text}`}
            className={`${styles.word ?? ""} ${senseClasses[(senseNumber ?? 1) - 1] ?? ""}`}
          >
            <span>{text}</span>
            <Brace />
            <span className={styles.note}>
              <VisuallyHidden> (</VisuallyHidden>
              <b>{head}</b>
              {noteHtml !== null && (
                <>
                  <VisuallyHidden>: </VisuallyHidden>
                  <RichText as="span" html={noteHtml} />
                </>
              )}
              <VisuallyHidden>) </VisuallyHidden>
            </span>
          </span>
        ),
      )}
    </p>
  );
}
