import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { previewCopy } from "./copy";
import { issueLine } from "../../lib/issue";
import type { PreviewIssue, PreviewReport } from "../../lib/previewReport";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { warningCircle } from "../../ui/icons";
import { IssueItem } from "./IssueItem";
import { getRecords, sortIssues } from "./issueWords";
import * as styles from "./IssuePanel.module.css";

export interface IssuePanelProps {
  report: PreviewReport;
  /** The address of the page at hand, without a closing slash. */
  path: string;
  onHide: () => void;
}

const getKey = ({ file, line, column, field }: PreviewIssue) =>
  [file, line, column, field].join(" ");

const IssueList = ({ issues }: { issues: readonly PreviewIssue[] }) => (
  <ol className={styles.list}>
    {issues.map((issue) => (
      <IssueItem key={getKey(issue)} issue={issue} />
    ))}
  </ol>
);

function titleFor(own: readonly PreviewIssue[]): string {
  if (own.length === 0) return previewCopy.titleOfOthers;
  return own.some(({ pages }) => pages !== null)
    ? previewCopy.titleOfPage
    : previewCopy.titleOfSite;
}

/**
 * The issues of the records at the foot of the window: those of the page at hand first and in full,
 * those of others counted and unfolded on request. Announced when it comes and when its
 * number of issues changes; hidden by its button and by Escape from within; the focus that it held
 * goes to the page.
 */
export function IssuePanel({ report, path, onHide }: IssuePanelProps) {
  const { own, others } = sortIssues(report, path);
  const shown = own.length > 0 ? own : others;
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState("");
  const hide = useEffectEvent(onHide);

  useEffect(() => {
    const hideOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && ref.current?.contains(document.activeElement)) hide();
    };
    document.addEventListener("keydown", hideOnEscape);
    return () => document.removeEventListener("keydown", hideOnEscape);
  }, []);

  useLayoutEffect(() => {
    const panel = ref.current;
    return () => {
      if (panel?.contains(document.activeElement) === true)
        document.getElementById("main")?.focus({ preventScroll: true });
    };
  }, []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shown.map(issueLine).join("\n"));
      setOutcome(previewCopy.copied);
    } catch {
      setOutcome(previewCopy.notCopied);
    }
  };

  return (
    <section ref={ref} className={styles.panel} aria-labelledby={id}>
      <div className={styles.row}>
        <div className={styles.head}>
          <div role={own.length > 0 ? "alert" : "status"} className={styles.told}>
            <p className={styles.count}>
              <Icon path={warningCircle} />
              {previewCopy.count(shown.length, getRecords(shown))}
            </p>
            <h2 id={id}>{titleFor(own)}</h2>
          </div>
          {own.length === 0 ? null : <p className={styles.hint}>{previewCopy.outcome}</p>}
          <div className={styles.actions}>
            <Button onClick={copy}>{previewCopy.copy(shown.length)}</Button>
            <Button variant="outline" onClick={onHide}>
              {previewCopy.hide}
            </Button>
          </div>
          <p role="status" className={styles.hint}>
            {outcome}
          </p>
        </div>
        <div>
          {own.length === 0 ? null : <IssueList issues={own} />}
          {others.length === 0 ? null : (
            <details className={styles.others}>
              <summary>{previewCopy.others(others.length)}</summary>
              <IssueList issues={others} />
            </details>
          )}
        </div>
      </div>
    </section>
  );
}
