import { useId, useState } from "react";
import { issueLine } from "../../lib/issue";
import type { ExcerptLine, PreviewIssue, PreviewReport } from "../../lib/previewReport";
import { withCapital } from "../../lib/withCapital";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { arrowBendDownRight, warningCircle } from "../../ui/icons";
import { previewCopy } from "./copy";
import * as styles from "./IssuePanel.module.css";

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
        <div key={number}>
          {String(number).padStart(width)} {before}
          {marked === "" ? null : <mark>{marked}</mark>}
          {after}
        </div>
      ))}
      <div aria-hidden>{" ".repeat(width + 1 + invalid.before.length)}^</div>
    </pre>
  );
}

/** What is wrong, and what to write instead: the check separates them by a semicolon outside of quotes. */
export function getParts(message: string) {
  const [, wrong = message, advice] = /^((?:"(?:[^"\\]|\\.)*"|[^;])*?); (.+)$/s.exec(message) ?? [];
  return { wrong, advice: advice && withCapital(advice) };
}

/** An issue: where, what is wrong, the lines of the file, and what to write instead. */
function IssueItem({ issue }: { issue: PreviewIssue }) {
  const { file, line, column, field, message, excerpt } = issue;
  const { wrong, advice } = getParts(message);
  return (
    <li className={styles.item}>
      <p className={styles.place}>
        {file}:<b>{`${String(line)}:${String(column)}`}</b>
      </p>
      <p className={styles.wrong}>
        {field !== "" && (
          <>
            <code>{field}</code>:{" "}
          </>
        )}
        {wrong}
      </p>
      <Excerpt lines={excerpt} />
      {advice !== undefined && (
        <p className={styles.advice}>
          <Icon path={arrowBendDownRight} /> {advice}
        </p>
      )}
    </li>
  );
}

const IssueList = ({ issues }: { issues: readonly PreviewIssue[] }) => (
  <ol>
    {issues.map((issue) => (
      <IssueItem key={issueLine(issue)} issue={issue} />
    ))}
  </ol>
);

export interface IssuePanelProps {
  report: PreviewReport;
  /** The address of the page at hand, without a closing slash. */
  path: string;
  onHide: () => void;
}

/**
 * The issues of the records at the foot of the window: those of the page at hand first and in full,
 * those of others counted and unfolded on request. Announced when it comes and when its
 * number of issues changes.
 */
export function IssuePanel({ report: { issues }, path, onHide }: IssuePanelProps) {
  const own = issues.filter(({ pages }) => pages === null || pages.includes(path));
  const others = issues.filter((issue) => !own.includes(issue));
  const shown = own.length > 0 ? own : others;
  const id = useId();
  const [outcome, setOutcome] = useState("");

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shown.map(issueLine).join("\n"));
      setOutcome(previewCopy.copied);
    } catch {
      setOutcome(previewCopy.notCopied);
    }
  };

  return (
    <section className={`sheet screenOnly ${styles.panel}`} aria-labelledby={id}>
      <div className={styles.row}>
        <div className={styles.head}>
          <div role={own.length > 0 ? "alert" : "status"}>
            <p className={styles.count}>
              <Icon path={warningCircle} />
              {previewCopy.count(shown.length, new Set(shown.map(({ file }) => file)).size)}
            </p>
            <h2 id={id}>{own.length > 0 ? previewCopy.titleOfPage : previewCopy.titleOfOthers}</h2>
          </div>
          <div className="actions">
            <Button onClick={copy}>{previewCopy.copy(shown.length)}</Button>
            <Button variant="outline" onClick={onHide}>
              {previewCopy.hide}
            </Button>
          </div>
          <p role="status">{outcome}</p>
        </div>
        <div>
          <IssueList issues={own} />
          {others.length > 0 && (
            <details>
              <summary>{previewCopy.others(others.length)}</summary>
              <IssueList issues={others} />
            </details>
          )}
        </div>
      </div>
    </section>
  );
}
