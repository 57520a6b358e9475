import { globalHistory } from "@gatsbyjs/reach-router";
import { useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { previewCopy } from "./copy";
import { DraftMark } from "./DraftMark";
import { IssuePanel } from "./IssuePanel";
import { createPreviewStore, fetchReport, type PreviewStore } from "./previewStore";
import { reloadWhenFixed } from "./reloadWhenFixed";

const listenToPath = (listener: () => void) => globalHistory.listen(listener);
const currentPath = () => window.location.pathname.replace(/(?<=.)\/$/, "");

/**
 * What `npm run develop` shows beside a page: the issues of the records, and whether the page is
 * published. It is a root of its own, so that it outlives whatever a broken record does to the page.
 */
export function Preview({ store }: { store: PreviewStore }) {
  const report = useSyncExternalStore(store.subscribe, store.current);
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
  const store = createPreviewStore(fetchReport);
  reloadWhenFixed(store, () => window.location.reload());
  createRoot(root).render(<Preview store={store} />);
}
