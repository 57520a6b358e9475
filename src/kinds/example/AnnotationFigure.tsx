import { marked } from "../../lib/example/marks";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { workCopy } from "./workCopy";
import { drawMarks, PartLink, type Shape } from "./parts";
import * as pair from "./ExamplePair.module.css";
import * as styles from "./AnnotationFigure.module.css";

/** A sentence with the tags of one annotator above its words, and those of the other below. */
export function AnnotationFigure({
  example: { task, done, total, first, second, question },
}: {
  example: Shape<"annotation">;
}) {
  const others = marked(second).map(({ mark }) => mark);
  const pairs = marked(first).map(({ text, mark }, index) => ({
    text,
    isSame: mark === others[index],
  }));
  const same = pairs.filter(({ isSame }) => isSame).length;
  return (
    <div className={styles.root}>
      <p className={styles.task}>
        <b>{task}</b>
        <span className={pair.dots} aria-hidden>
          {Array.from({ length: total }, (_, index) => (
            <i key={index} data-on={index < done} />
          ))}
        </span>
        {workCopy.done(done, total)}
      </p>
      <p className={styles.text}>
        {drawMarks({ text: first }, ({ text, mark, number }) => {
          const other = others[number - 1] ?? "";
          return (
            <span className={styles.tagged} data-part={number} data-same={mark === other}>
              <small>
                <VisuallyHidden>{workCopy.first}: </VisuallyHidden>
                {mark}
              </small>
              <PartLink part={number}>{text}</PartLink>
              <small>
                <VisuallyHidden>{workCopy.second}: </VisuallyHidden>
                {other}
              </small>
            </span>
          );
        })}
      </p>
      <p className={styles.agreement}>
        <b>{workCopy.agreed(same, pairs.length)}</b>
        <span className={pair.dots} aria-hidden>
          {pairs.map(({ text, isSame }) => (
            <i key={text} data-on={isSame} />
          ))}
        </span>
        <span>
          <b>{pairs.find(({ isSame }) => !isSame)?.text}</b>: {question}
        </span>
      </p>
    </div>
  );
}
