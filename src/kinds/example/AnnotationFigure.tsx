import { parseMarks } from "../../lib/example/marks";
import { figureCopy } from "./copy";
import { Dots, Marked, SpanLink } from "./parts";
import type { Shape } from "./shapes";
import * as styles from "./AnnotationFigure.module.css";

/** Sentence with an annotator's tags above its words, and the tags to choose from. */
export function AnnotationFigure({ task, done, total, text, tags }: Shape<"annotation">) {
  const used = parseMarks(text).map(({ mark }) => mark);
  return (
    <div className={styles.root}>
      <p className={`cluster ${styles.count}`}>
        <b>{task}</b>
        <Dots on={Array.from({ length: total }, (_, index) => index < done)} />
        {figureCopy.done(done, total)}
      </p>
      <p className={styles.text}>
        <Marked
          text={text}
          draw={({ text: run, mark, number }) => (
            <span className={styles.tagged} data-part={number}>
              <small>{mark}</small>
              <SpanLink part={number}>{run}</SpanLink>
            </span>
          )}
        />
      </p>
      <dl className={styles.tags}>
        <dt>{figureCopy.tags}</dt>
        {tags.map((tag) => (
          <dd key={tag} data-used={used.includes(tag)}>
            {tag}
          </dd>
        ))}
      </dl>
    </div>
  );
}
