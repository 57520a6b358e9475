import { useId } from "react";
import { issueLine } from "../../lib/issue";
import type { PreviewIssue, PreviewReport } from "../../lib/previewReport";
import { withCapital } from "../../lib/withCapital";
import { Button } from "../../ui/Button";
import { CopyButton } from "../../ui/CopyButton";
import { Icon } from "../../ui/Icon";
import { arrowBendDownRight, warningCircle } from "../../ui/icons";
import { previewCopy } from "./copy";
import * as styles from "./IssuePanel.module.css";

/** What is wrong, and what to write instead: the check separates them by a semicolon outside of quotes. */
export function getParts(message: string) {
  const [, wrong = message, advice] = /^((?:"(?:[^"\\]|\\.)*"|[^;])*?); (.+)$/s.exec(message) ?? [];
  return { wrong, advice: advice && withCapital(advice) };
}

/** An issue: where, what is wrong, the lines of the file, and what to write instead. */
function IssueItem({ issue }: { issue: PreviewIssue }) {
  const { file, line, column, field, level, message } = issue;
  const { wrong, advice } = getParts(message);
  return (
    <li className={`${styles.item} ${level === "warning" ? styles.warning : ""}`}>
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
 * The issues of the records at the foot of the window: the errors of the page at hand first and in
 * full, then what could be better on it; errors of others counted and unfolded on request. Announced
 * when it comes and when its number of issues changes.
 */
export function IssuePanel({ report: { issues }, path, onHide }: IssuePanelProps) {
  const here = issues.filter(({ pages }) => pages === null || pages.includes(path));
  const own = here.filter(({ level }) => level === "error");
  const warnings = here.filter(({ level }) => level === "warning");
  const others = issues.filter((issue) => issue.level === "error" && !own.includes(issue));
  const shown = [own, others, warnings].find(({ length }) => length > 0) ?? [];
  const id = useId();
  return (
    <section className={`sheet screenOnly ${styles.panel}`} aria-labelledby={id}>
      <div className={styles.row}>
        <div className={styles.head}>
          <div role={own.length > 0 ? "alert" : "status"}>
            <p className={styles.count}>
              <Icon path={warningCircle} />
              {previewCopy.count(shown.length, new Set(shown.map(({ file }) => file)).size)}
            </p>
            <h2 id={id}>
              {own.length > 0
                ? previewCopy.titleOfPage
                : others.length > 0
                  ? previewCopy.titleOfOthers
                  : previewCopy.titleOfWarnings}
            </h2>
          </div>
          <div className="actions">
            <CopyButton
              text={shown.map(issueLine).join("\n")}
              label={previewCopy.copy(shown.length)}
            />
            <Button variant="outline" onClick={onHide}>
              {previewCopy.hide}
            </Button>
          </div>
        </div>
        <div>
          <IssueList issues={own} />
          {warnings.length > 0 && (
            <details open={shown === warnings}>
              <summary>{previewCopy.warnings(warnings.length)}</summary>
              <IssueList issues={warnings} />
            </details>
          )}
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
