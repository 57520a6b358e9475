import { statSync } from "node:fs";
import path from "node:path";
import { isObject } from "../../src/lib/json";
import { reportContent } from "../../content/checkContent";
import { createIssue } from "../../content/issue";
import { isLive } from "../../src/kinds/getGoLiveMs";
import { notFoundPath } from "../../src/routes/paths";
import { FIXED_PICTURE_RULE, type PreviewReport } from "../../src/lib/previewReport";
import { listFiles, readContent } from "../../content/contentFiles";
import type { ContentFiles } from "../../content/checkFiles";
import {
  isFixable,
  fixPicture,
  type PictureResult,
  readBudgets,
  renameReferences,
} from "../../content/fixPictures";
import { getPages, type LoadedRecord } from "../../content/referenceIndex";
import { chooseContent, isBuildable, readChecked, writeChecked } from "./checkedContent";

/** Returns the paths of a record's pages; null if any page may show it, empty if unknown. */
export const getPagesOfRecord = (record: LoadedRecord): readonly string[] | null =>
  record.type.isOnEveryPage
    ? null
    : getPages(record).flatMap((page) => (page === notFoundPath ? [page, "/404"] : page));

/** Delay in ms after the last change, so that no half-written file is read. */
const SETTLE_MS = 150;

/** Polling interval in milliseconds. Unlike file events, polling works on any file system. */
const POLL_MS = 200;

const WATCHED = ["data", "static"];

/** Creates a reader: fixes pictures, checks records, and writes valid content to `CHECKED_DIR`. */
export function createContentReader(projectDir: string, now: () => number) {
  let stamp = "";
  let refreshing: Promise<void> | undefined;
  let checked: Pick<ContentFiles, "records" | "images" | "pictures"> | undefined;
  const fixed = new Map<string, PictureResult>();
  /** Paths and sizes of pictures that couldn't be fixed; only another size is tried again. */
  const unfixable = new Set<string>();
  let report: PreviewReport = { version: "", issues: [], unpublished: [] };
  /** Last known pages of each file, for when it becomes unreadable. */
  const pagesByFile = new Map<string, readonly string[] | null>();

  /** Returns the watched files' times and sizes as text, and the time of the newest change. */
  function getFilesStamp(): { stamp: string; newestMs: number } {
    let newestMs = 0;
    const parts = WATCHED.flatMap((folder) =>
      listFiles(path.join(projectDir, folder)).map((file) => {
        const stats = statSync(path.join(projectDir, folder, file), { throwIfNoEntry: false });
        newestMs = Math.max(newestMs, stats?.ctimeMs ?? 0);
        return `${folder}/${file} ${stats?.ctimeMs} ${stats?.size}`;
      }),
    );
    return { stamp: parts.join("\n"), newestMs };
  }

  async function readFixed(): Promise<ContentFiles> {
    const files = await readContent(projectDir);
    const budgets = readBudgets(files);
    let isChanged = (await renameReferences(projectDir, files)).length > 0;
    for (const [file, picture] of files.pictures) {
      const key = `${file} ${picture.bytes}`;
      if (!budgets || unfixable.has(key) || !isFixable(file, picture, budgets)) continue;
      const result = await fixPicture(projectDir, file, budgets).catch(() => undefined);
      if (!result?.isFixed) unfixable.add(key);
      else {
        fixed.set(result.file, result);
        isChanged = true;
      }
    }
    return isChanged ? readFixed() : files;
  }

  async function check(): Promise<void> {
    const nowMs = now();
    const files = await readFixed();
    const content = reportContent(files, nowMs);
    checked ??= await readChecked(projectDir);
    const next = isBuildable(content.issues) ? files : chooseContent(files, checked, nowMs);
    writeChecked(projectDir, next, checked);
    checked = next;
    for (const record of content.records) {
      const made = getPagesOfRecord(record);
      if (record.document || !pagesByFile.has(record.file)) pagesByFile.set(record.file, made);
    }
    report = {
      version: String(nowMs),
      issues: [
        ...content.issues,
        ...[...fixed.values()].map(({ file, message }) =>
          createIssue(file, FIXED_PICTURE_RULE, message, { severity: "warning" }),
        ),
      ].map((issue) => {
        const own = pagesByFile.get(issue.file);
        const pages = own === undefined ? findPagesNaming(issue.file, content.records) : own;
        const { listPath } =
          content.records.find(({ file }) => file === issue.file)?.type.editorList ?? {};
        return { ...issue, pages: pages?.length === 0 && listPath ? [listPath] : pages };
      }),
      unpublished: getUnpublishedPages(content.records, nowMs),
    };
  }

  /** Returns the pages of records that name a picture. */
  const findPagesNaming = (file: string, records: readonly LoadedRecord[]): string[] =>
    records
      .filter(({ document }) =>
        document?.texts.some(({ value }) => value === file.replace(/^data/, "..")),
      )
      .flatMap((record) => getPagesOfRecord(record) ?? []);

  const getUnpublishedPages = (records: readonly LoadedRecord[], nowMs: number) =>
    records.flatMap(({ type, document, file }) => {
      const value = document?.value;
      if (!type.kind || !isObject(value) || isLive(value, nowMs)) return [];
      const publishAt = typeof value.publishAt === "string" ? value.publishAt : null;
      return (pagesByFile.get(file) ?? []).map((page) => ({
        path: page,
        draft: value.draft !== undefined && value.draft !== false,
        publishAt,
      }));
    });

  async function refresh(): Promise<void> {
    const { stamp: seen, newestMs } = getFilesStamp();
    const age = now() - newestMs;
    if (seen === stamp || (stamp !== "" && age >= 0 && age < SETTLE_MS)) return;
    await check();
    stamp = seen;
  }

  const read = async (): Promise<PreviewReport> => {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    await refreshing;
    return report;
  };

  return {
    read,
    /** Reads changed files even if no browser requests the report. */
    watch: (): void => {
      // If a file vanishes while it's read, the next poll tries again.
      setInterval(() => void read().catch(() => undefined), POLL_MS).unref();
    },
  };
}

export const contentReader = createContentReader(process.cwd(), Date.now);
