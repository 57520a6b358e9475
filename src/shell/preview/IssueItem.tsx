import type { ExcerptLine, PreviewIssue } from "../../lib/previewReport";
import { Icon } from "../../ui/Icon";
import { arrowBendDownRight } from "../../ui/icons";
import { getParts } from "./issueWords";
import * as styles from "./IssueItem.module.css";

/** The lines of the file with their numbers; a caret stands below the invalid place. */
function Excerpt({ lines }: { lines: readonly ExcerptLine[] }) {
  const invalid = lines.at(-1);
  if (invalid === undefined) return null;
  const width = String(invalid.number).length;
  return (
    // Scrolls sideways, which the keyboard must be able to do too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.excerpt} tabIndex={0}>
      {lines.map(({ number, before, marked, after }) => (
        <span key={number} className={styles.line}>
          <span>{String(number).padStart(width)}</span> {before}
          {marked === "" ? null : <mark>{marked}</mark>}
          {after}
        </span>
      ))}
      <span className={styles.line} aria-hidden>
        {" ".repeat(width + 1 + invalid.before.length)}^
      </span>
    </pre>
  );
}

/** An issue: where, what is wrong, the lines of the file, and what to write instead. */
export function IssueItem({ issue }: { issue: PreviewIssue }) {
  const { file, line, column, field, message, excerpt } = issue;
  const { wrong, advice } = getParts(message);
  return (
    <li className={styles.item}>
      <p className={styles.place}>
        {file}:<b>{`${String(line)}:${String(column)}`}</b>
      </p>
      <p className={styles.wrong}>
        {field === "" ? null : (
          <>
            <code>{field}</code>:{" "}
          </>
        )}
        {wrong}
      </p>
      <Excerpt lines={excerpt} />
      {advice === undefined ? null : (
        <p className={styles.advice}>
          <Icon path={arrowBendDownRight} />
          <span>{advice}</span>
        </p>
      )}
    </li>
  );
}
