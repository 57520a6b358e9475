import { parseMarks } from "../../lib/example/marks";
import { figureCopy } from "./copy";
import { Dots, Marked, SpanLink } from "./parts";
import type { Shape } from "./shapes";
import * as styles from "./AnnotationFigure.module.css";

/** Sentence with an annotator's tags above its words and, if there is one, another's below. */
export function AnnotationFigure({
  example: { task, done, total, first, second, question, tags = [] },
}: {
  example: Shape<"annotation">;
}) {
  const others = second === undefined ? undefined : parseMarks(second).map(({ mark }) => mark);
  const pairs = parseMarks(first).map(({ text, mark }, index) => ({
    text,
    mark,
    isSame: !others || mark === others[index],
  }));
  const same = pairs.filter(({ isSame }) => isSame).length;
  return (
    <div className={styles.root}>
      <p className={styles.count}>
        <b>{task}</b>
        <Dots on={Array.from({ length: total }, (_, index) => index < done)} />
        {figureCopy.done(done, total)}
      </p>
      <p className={styles.text}>
        <Marked
          text={first}
          draw={({ text, mark, number }) => {
            const other = others?.[number - 1];
            return (
              <span
                className={styles.tagged}
                data-part={number}
                data-same={other === undefined || mark === other}
              >
                <small>
                  {others && <span className="srOnly">{figureCopy.first}: </span>}
                  {mark}
                </small>
                <SpanLink part={number}>{text}</SpanLink>
                {other !== undefined && (
                  <small>
                    <span className="srOnly">{figureCopy.second}: </span>
                    {other}
                  </small>
                )}
              </span>
            );
          }}
        />
      </p>
      {tags.length > 0 && (
        <dl className={styles.tags}>
          <dt>{figureCopy.tags}</dt>
          {tags.map((tag) => (
            <dd key={tag} data-used={pairs.some(({ mark }) => mark === tag)}>
              {tag}
            </dd>
          ))}
        </dl>
      )}
      {others && (
        <p className={styles.count}>
          <b>{figureCopy.agreed(same, pairs.length)}</b>
          <Dots on={pairs.map(({ isSame }) => isSame)} />
          <span>
            <mark data-same="false">{pairs.find(({ isSame }) => !isSame)?.text}</mark>
            {question !== undefined && `: ${question}`}
          </span>
        </p>
      )}
    </div>
  );
}
