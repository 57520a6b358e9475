import { globalHistory } from "@gatsbyjs/reach-router";
import { useState, useSyncExternalStore } from "react";
import { previewCopy } from "./copy";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { DraftMark } from "./DraftMark";
import { FaultPanel } from "./IssuePanel";
import type { PreviewStore } from "./previewStore";

const listenToPath = (listener: () => void) => globalHistory.listen(listener);
const currentPath = () => window.location.pathname.replace(/(?<=.)\/$/, "");

/**
 * What `npm run develop` shows beside a page: the faults of the records, and whether the page is
 * published. It is a root of its own, so that it outlives whatever a broken record does to the page.
 */
export function Preview({ store }: { store: PreviewStore }) {
  const report = useSyncExternalStore(store.subscribe, store.current);
  const path = useSyncExternalStore(listenToPath, currentPath);
  const [hiddenVersion, setHiddenVersion] = useState("");
  const [wasFaulty, setWasFaulty] = useState(false);
  const isFaulty = report.faults.length > 0;
  if (isFaulty && !wasFaulty) setWasFaulty(true);
  const unpublished = report.unpublished.find((page) => page.path === path);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{wasFaulty && !isFaulty ? previewCopy.mended : ""}</span>
      </VisuallyHidden>
      {unpublished ? <DraftMark page={unpublished} /> : null}
      {isFaulty && report.version !== hiddenVersion ? (
        <FaultPanel report={report} path={path} onHide={() => setHiddenVersion(report.version)} />
      ) : null}
    </>
  );
}
