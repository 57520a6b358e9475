import { globalHistory } from "@gatsbyjs/reach-router";
import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { previewCopy } from "../../config/copy";
import type { UnpublishedPage } from "../../lib/previewReport";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { DraftMark } from "./DraftMark";
import { FaultPanel } from "./FaultPanel";
import type { PreviewStore } from "./previewStore";

const listenToPath = (listener: () => void) => globalHistory.listen(listener);
const currentPath = () => window.location.pathname.replace(/(?<=.)\/$/, "");

/** The band stands in the page, above its first part; the page itself is drawn by another root. */
function MarkInPage({ page }: { page: UnpublishedPage }) {
  const [place] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    document.getElementById("main")?.prepend(place);
    return () => place.remove();
  }, [place]);
  return createPortal(<DraftMark page={page} />, place);
}

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
      {unpublished ? <MarkInPage key={path} page={unpublished} /> : null}
      {isFaulty && report.version !== hiddenVersion ? (
        <FaultPanel report={report} path={path} onHide={() => setHiddenVersion(report.version)} />
      ) : null}
    </>
  );
}
