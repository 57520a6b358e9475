import { globalHistory } from "@gatsbyjs/reach-router";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { isObject } from "../../lib/isObject";
import { PREVIEW_POLL_MS } from "../../lib/limits";
import { PREVIEW_ADDRESS, type PreviewReport, type UnpublishedPage } from "../../lib/previewReport";
import { Icon } from "../../ui/Icon";
import { pencilSimple } from "../../ui/icons";
import { previewCopy } from "./copy";
import { IssuePanel } from "./IssuePanel";
import * as styles from "./Preview.module.css";

const listenToPath = (listener: () => void) => globalHistory.listen(listener);
const currentPath = () => window.location.pathname.replace(/(?<=.)\/$/, "");

const isReport = (value: unknown): value is PreviewReport =>
  isObject(value) && Array.isArray(value.issues) && Array.isArray(value.unpublished);

/** Asks the develop server; mostly answered by "not modified". */
async function fetchReport(): Promise<PreviewReport> {
  const response = await fetch(PREVIEW_ADDRESS, { cache: "no-cache" });
  const report: unknown = response.ok ? await response.json() : undefined;
  if (!isReport(report)) throw new Error("The develop server gave no report");
  return report;
}

const nothingYet: PreviewReport = { version: "", issues: [], unpublished: [], isShown: false };

export interface PreviewProps {
  ask: () => Promise<PreviewReport>;
  reload: () => void;
  /** Whether Gatsby had not made the page when the browser asked for it. */
  wasMissing: boolean;
}

/** What the develop server says, asked once a second while the tab is in sight. */
function useReport({ ask, reload, wasMissing }: PreviewProps): PreviewReport {
  const [report, setReport] = useState(nothingYet);
  const invalidBefore = useRef(new Set<string>());
  const update = useEffectEvent(async () => {
    if (document.hidden) return;
    // A server that does not answer, because it is being restarted, changes nothing.
    const next = await ask().catch(() => undefined);
    if (next === undefined) return;
    setReport(next);
    const errors = next.issues.filter(({ level }) => level === "error");
    const invalid = new Set(errors.map(({ file }) => file));
    const isMended = [...invalidBefore.current].some((file) => !invalid.has(file));
    const isMade = wasMissing && report.version !== "" && !report.isShown;
    // What Gatsby shows in place of a page that is missing, or that failed, would stay.
    if (next.isShown && (isMended || isMade)) reload();
    for (const file of invalid) invalidBefore.current.add(file);
  });
  useEffect(() => {
    const timer = setInterval(() => void update(), PREVIEW_POLL_MS);
    return () => clearInterval(timer);
  }, []);
  return report;
}

/** A band at the top of a page that visitors do not see yet, with the moment from which they will. */
const DraftMark = ({ page: { draft, publishAt } }: { page: UnpublishedPage }) => (
  <aside className={`${styles.mark} screenOnly`} aria-label={previewCopy.release}>
    <Icon path={pencilSimple} />
    <span>
      <b>{previewCopy.draft}</b> {previewCopy.onlyHere}
      {publishAt !== null && ` ${previewCopy.goesLive(publishAt, draft)}`}
    </span>
  </aside>
);

/**
 * What `npm run develop` shows beside a page: the issues of the records, and whether the page is
 * published. It is a root of its own, so that it outlives whatever a broken record does to the page,
 * and loads the page anew once a record that was invalid is fixed.
 */
export function Preview(props: PreviewProps) {
  const report = useReport(props);
  const path = useSyncExternalStore(listenToPath, currentPath);
  const [hiddenVersion, setHiddenVersion] = useState("");
  const [hadIssues, setHadIssues] = useState(false);
  const hasIssues = report.issues.some(({ level }) => level === "error");
  const isWarned = report.issues.some(({ pages }) => pages?.includes(path));
  if (hasIssues && !hadIssues) setHadIssues(true);
  const unpublished = report.unpublished.find((page) => page.path === path);
  const hide = () => {
    setHiddenVersion(report.version);
    // The button goes, so the focus moves to the page.
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

/** Puts the preview before the page, first in the tab order; called once, by `npm run develop` only. */
export function mountPreview(): void {
  const root = document.createElement("div");
  document.body.prepend(root);
  const [load] = performance.getEntriesByType("navigation");
  const wasMissing = load instanceof PerformanceNavigationTiming && load.responseStatus === 404;
  const reload = () => window.location.reload();
  createRoot(root).render(<Preview ask={fetchReport} reload={reload} wasMissing={wasMissing} />);
}
