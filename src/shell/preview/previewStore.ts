import { PREVIEW_POLL_MS } from "../../lib/limits";
import { isObject } from "../../lib/isObject";
import { PREVIEW_ADDRESS, type PreviewReport } from "../../lib/previewReport";

const isReport = (value: unknown): value is PreviewReport =>
  isObject(value) && Array.isArray(value.issues) && Array.isArray(value.unpublished);

/** Asks the develop server; mostly answered by "not modified". */
export async function fetchReport(): Promise<PreviewReport> {
  const response = await fetch(PREVIEW_ADDRESS, { cache: "no-cache" });
  const report: unknown = response.ok ? await response.json() : undefined;
  if (!isReport(report)) throw new Error("The develop server gave no report");
  return report;
}

/** What the develop server last said; an external store for React. */
export interface PreviewStore {
  /** Keeps asking while someone listens and the tab is visible. */
  subscribe: (listener: () => void) => () => void;
  current: () => PreviewReport;
}

const nothingYet: PreviewReport = { version: "", issues: [], unpublished: [], isShown: false };

/** A server that does not answer, because it is being restarted, changes nothing. */
export function createPreviewStore(ask: () => Promise<PreviewReport>): PreviewStore {
  const listeners = new Set<() => void>();
  let report = nothingYet;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  async function poll(): Promise<void> {
    clearTimeout(timer);
    if (isAsking || listeners.size === 0 || document.hidden) return;
    isAsking = true;
    try {
      const answer = await ask();
      if (JSON.stringify(answer) !== JSON.stringify(report)) {
        report = answer;
        for (const listener of listeners) listener();
      }
    } catch {
      // Asked again below.
    }
    isAsking = false;
    timer = setTimeout(() => void poll(), PREVIEW_POLL_MS);
  }
  const wake = () => void poll();

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      document.addEventListener("visibilitychange", wake);
      wake();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", wake);
      };
    },
    current: () => report,
  };
}
