import { globalHistory } from "@gatsbyjs/reach-router";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { fetchJson } from "../../lib/fetchJson";
import { formatIssue } from "../../lib/issue";
import { isObject } from "../../lib/json";
import { PREVIEW_POLL_MS } from "../../lib/limits";
import {
  FIXED_PICTURE_RULE,
  PREVIEW_ADDRESS,
  type PreviewIssue,
  type PreviewReport,
  type UnpublishedPage,
} from "../../lib/previewReport";
import { Button } from "../../ui/Button";
import { CopyButton } from "../../ui/CopyButton";
import { Icon } from "../../ui/Icon";
import { pencilSimple } from "../../ui/icons";
import { previewCopy } from "./copy";
import * as styles from "./Preview.module.css";

const listenToPath = (listener: () => void) => globalHistory.listen(listener);
const getCurrentPath = () => window.location.pathname.replace(/(?<=.)\/$/, "");

const isReport = (value: unknown): value is PreviewReport =>
  isObject(value) && Array.isArray(value.issues) && Array.isArray(value.unpublished);

const nothingYet: PreviewReport = { version: "", issues: [], unpublished: [] };

function useReport(): PreviewReport {
  const [report, setReport] = useState(nothingYet);
  const update = useEffectEvent(() => {
    // The server may be restarting; keep the last report.
    if (!document.hidden)
      void fetchJson(PREVIEW_ADDRESS, isReport).then(setReport, () => undefined);
  });
  useEffect(() => {
    const timer = setInterval(update, PREVIEW_POLL_MS);
    return () => clearInterval(timer);
  }, []);
  return report;
}

function formatMoment(moment: string): string {
  const date = new Date(moment);
  const format = { dateStyle: "full", timeStyle: "short" } as const;
  return Number.isNaN(date.getTime()) ? moment : date.toLocaleString("en-GB", format);
}

const DraftMark = ({ page: { draft, publishAt } }: { page: UnpublishedPage }) => (
  <aside className={`${styles.mark} screenOnly`} aria-label={previewCopy.release}>
    <Icon path={pencilSimple} />
    <span>
      <b>{draft ? previewCopy.draft : previewCopy.scheduled}</b> {previewCopy.onlyHere}
      {publishAt !== null && ` ${previewCopy.goesLive(formatMoment(publishAt), draft)}`}
    </span>
  </aside>
);

interface IssuePanelProps {
  report: PreviewReport;
  path: string;
  onHide: () => void;
}

/** Formats an issue like the content check; for `FIXED_PICTURE_RULE`, only its file and message. */
const toLine = (issue: PreviewIssue): string =>
  issue.rule === FIXED_PICTURE_RULE ? `${issue.file}: ${issue.message}` : formatIssue(issue);

/** Lists issues in groups. The first group and the group of fixed pictures are expanded. */
function IssuePanel({ report: { issues }, path, onHide }: IssuePanelProps) {
  const here = issues.filter(({ pages }) => pages === null || pages.includes(path));
  const errors = issues.filter(({ severity }) => severity === "error");
  const own = errors.filter((issue) => here.includes(issue));
  const fixed = here.filter(({ rule }) => rule === FIXED_PICTURE_RULE);
  const isWarning = (issue: PreviewIssue) => ![...own, ...fixed].includes(issue);
  const groups = [
    { title: previewCopy.titleOfPage, listed: own },
    { title: previewCopy.titleOfOthers, listed: errors.filter((issue) => !own.includes(issue)) },
    { title: previewCopy.titleOfWarnings, listed: here.filter(isWarning) },
    { title: previewCopy.titleOfFixed, listed: fixed },
  ]
    .filter(({ listed }) => listed.length > 0)
    .map(({ title, listed }) => ({ title, lines: listed.map(toLine) }));
  return (
    <section className={`sheet screenOnly ${styles.panel}`} aria-label={groups[0]?.title}>
      <div role={own.length > 0 ? "alert" : "status"}>
        {groups.map(({ title, lines }, index) => (
          <details key={title} open={index === 0 || title === previewCopy.titleOfFixed}>
            <summary>{previewCopy.counted(title, lines.length)}</summary>
            <ol>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </details>
        ))}
      </div>
      <div className="actions">
        <CopyButton text={groups[0]?.lines.join("\n") ?? ""} />
        <Button variant="outline" onClick={onHide}>
          {previewCopy.hide}
        </Button>
      </div>
    </section>
  );
}

/** Shows content issues and the page's publication status. */
export function Preview() {
  const report = useReport();
  const path = useSyncExternalStore(listenToPath, getCurrentPath);
  const [hiddenVersion, setHiddenVersion] = useState("");
  const [hadIssues, setHadIssues] = useState(false);
  const hasIssues = report.issues.some(({ severity }) => severity === "error");
  const isWarned = report.issues.some(({ pages }) => pages?.includes(path));
  if (hasIssues && !hadIssues) setHadIssues(true);
  const unpublished = report.unpublished.find((page) => page.path === path);
  const hide = () => {
    setHiddenVersion(report.version);
    // The button disappears, so the focus moves to the page.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <>
      <span role="status" className="srOnly">
        {hadIssues && !hasIssues && previewCopy.fixed}
      </span>
      {unpublished && <DraftMark page={unpublished} />}
      {(hasIssues || isWarned) && report.version !== hiddenVersion && (
        <IssuePanel report={report} path={path} onHide={hide} />
      )}
    </>
  );
}

/** Mounts the preview before the page in its own root, so that page errors don't remove it. */
export function mountPreview(): void {
  const root = document.createElement("div");
  document.body.prepend(root);
  createRoot(root).render(<Preview />);
}
