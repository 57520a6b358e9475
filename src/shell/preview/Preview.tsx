import { globalHistory } from "@gatsbyjs/reach-router";
import { useState, useSyncExternalStore } from "react";
import { previewCopy } from "./copy";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { DraftMark } from "./DraftMark";
import { IssuePanel } from "./IssuePanel";
import type { PreviewStore } from "./previewStore";

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
  const hasIssues = report.issues.length > 0;
  if (hasIssues && !hadIssues) setHadIssues(true);
  const unpublished = report.unpublished.find((page) => page.path === path);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{hadIssues && !hasIssues ? previewCopy.fixed : ""}</span>
      </VisuallyHidden>
      {unpublished ? <DraftMark page={unpublished} /> : null}
      {hasIssues && report.version !== hiddenVersion ? (
        <IssuePanel report={report} path={path} onHide={() => setHiddenVersion(report.version)} />
      ) : null}
    </>
  );
}
