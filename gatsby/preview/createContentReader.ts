import { statSync } from "node:fs";
import path from "node:path";
import { isObject } from "../../src/lib/isObject";
import { reportContent, type ContentReport } from "../../content/checkContent";
import { isLive } from "../../src/kinds/goesLiveMs";
import { newsPath, notFoundPath } from "../../src/routes/paths";
import type { PreviewReport, UnpublishedPage } from "../../src/lib/previewReport";
import { getPages, type LoadedRecord } from "../../content/referenceIndex";
import { filesIn, readContent } from "../../content/contentFiles";

/** The addresses of the pages that a record makes; null where any may show it. Empty where the record doesn't say. */
export const pagesOfRecord = (record: LoadedRecord): readonly string[] | null =>
  record.type.isOnEveryPage
    ? null
    : getPages(record).flatMap((page) => (page === notFoundPath ? [page, "/404"] : page));

/**
 * In `develop` the records are checked, and the files beside the pages written, once nothing has changed
 * for so long: by then a file is whole, and Gatsby, which both would hold up, has shown the change.
 */
export const QUIET_MS = 1200;

/** The folders whose files the check reads. */
const WATCHED = ["data", "static"];

/**
 * Reads the records when it is asked and something has changed since: nothing watches the files a
 * second time, nothing runs while nobody looks, and an answer is never about an older state.
 */
export function createContentReader(projectDir: string, now: () => number) {
  let stamp = "";
  let readMs = -Infinity;
  /** The reading in progress, for which every caller waits. */
  let looking: Promise<void> | undefined;
  let changedMs = 0;
  let madeMs = -Infinity;
  let report: Omit<PreviewReport, "isShown"> = { version: "", issues: [], unpublished: [] };
  /** A file that can no longer be read still belongs to the page that it made. */
  const pagesByFile = new Map<string, readonly string[] | null>();

  /** The state of the folders, and the time of the newest change. */
  function look(): { stamp: string; newestMs: number } {
    let newestMs = 0;
    const parts = WATCHED.flatMap((folder) =>
      filesIn(path.join(projectDir, folder)).map((file) => {
        const stats = statSync(path.join(projectDir, folder, file), { throwIfNoEntry: false });
        newestMs = Math.max(newestMs, stats?.ctimeMs ?? 0);
        return `${folder}/${file} ${stats?.ctimeMs} ${stats?.size}`;
      }),
    );
    return { stamp: parts.join("\n"), newestMs };
  }

  async function check(): Promise<void> {
    readMs = now();
    const content: ContentReport = reportContent(await readContent(projectDir), readMs);
    for (const record of content.records) {
      const made = pagesOfRecord(record);
      if (record.document || !pagesByFile.has(record.file)) pagesByFile.set(record.file, made);
    }
    report = {
      version: String(readMs),
      issues: content.issues.map((issue) => {
        const own = pagesByFile.get(issue.file);
        const pages = own === undefined ? pagesNaming(issue.file, content) : own;
        // News without a page of its own is shown by the list.
        const isShort = pages?.length === 0 && issue.file.startsWith("data/articles/");
        return { ...issue, pages: isShort ? [newsPath] : pages };
      }),
      unpublished: unpublishedPages(content.records),
    };
  }

  /** Pages of the records that name a picture of `data/images`. */
  const pagesNaming = (file: string, { records }: ContentReport): string[] =>
    records
      .filter(({ document }) =>
        document?.texts.some(({ value }) => value === file.replace(/^data/, "..")),
      )
      .flatMap((record) => pagesOfRecord(record) ?? []);

  const unpublishedPages = (records: ContentReport["records"]): UnpublishedPage[] =>
    records.flatMap(({ type, document, file }) => {
      const value = document?.value;
      if (!type.kind || !isObject(value) || isLive(value, readMs)) return [];
      const publishAt = typeof value.publishAt === "string" ? value.publishAt : null;
      return (pagesByFile.get(file) ?? []).map((page) => ({
        path: page,
        draft: value.draft !== undefined && value.draft !== false,
        publishAt,
      }));
    });

  async function refresh(): Promise<void> {
    const { stamp: seen, newestMs } = look();
    const age = now() - newestMs;
    changedMs = newestMs;
    if (seen === stamp || (stamp !== "" && age >= 0 && age < QUIET_MS)) return;
    await check();
    stamp = seen;
  }

  return {
    /** What there is to say about the files as they are. */
    read: async (): Promise<PreviewReport> => {
      looking ??= refresh().finally(() => {
        looking = undefined;
      });
      await looking;
      return { ...report, isShown: madeMs > changedMs };
    },
    /** Notes that pages were made of the files as they were at a moment, in epoch milliseconds. */
    pagesMade: (atMs: number) => {
      madeMs = atMs;
    },
  };
}

/** The reader of the project that is being developed; the server and the pages share its readings. */
export const contentReader = createContentReader(process.cwd(), Date.now);
