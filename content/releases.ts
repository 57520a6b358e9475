import { isObject } from "../src/lib/isObject";
import { goesLiveMs } from "../src/kinds/goesLiveMs";
import {
  authorPages,
  getId,
  getPages,
  getText,
  getTexts,
  getWebsite,
  type LoadedRecord,
} from "./referenceIndex";
import type { JsonValue } from "./jsonDocument";
import { ownPath } from "./linkIssues";
import type { ValueIssue } from "./recordIssues";
import { EARLIEST_DAY_MS } from "./ruleIssues";
import { quoted } from "./words";

/** Publication times in epoch milliseconds. Anything not listed is always public. */
export interface Releases {
  /** By file. An author appears with the first paper. */
  files: ReadonlyMap<string, number>;
  /** By page address, including pages of authors and applications. */
  pages: ReadonlyMap<string, number>;
  /** By kind and id: `product vera`. */
  records: ReadonlyMap<string, number>;
  website: string;
}

const ALWAYS = -Infinity;

/** Returns a record's publication time; an author's is that of the first paper. */
function liveMsOf(record: LoadedRecord, papers: ReadonlyMap<string, number>): number {
  const { type, document } = record;
  const named = getTexts(record, "spellings", "*").flatMap((name) => papers.get(name) ?? []);
  if (type.typeName === "Author" && named.length > 0) return Math.min(...named);
  return type.kind && isObject(document?.value) ? goesLiveMs(document.value) : ALWAYS;
}

export function getReleases(records: readonly LoadedRecord[]): Releases {
  const { papers, pages: plain } = authorPages(records);
  const files = new Map<string, number>();
  const pages = new Map(plain);
  const ids = new Map<string, number>();
  for (const record of records) {
    const live = liveMsOf(record, papers);
    if (live === ALWAYS) continue;
    files.set(record.file, live);
    for (const page of getPages(record)) pages.set(page, live);
    if (record.type.kind) ids.set(`${record.type.kind} ${getId(record)}`, live);
  }
  return { files, pages, records: ids, website: getWebsite(records) };
}

/** Returns the files that a build at `nowMs` must leave out. */
export const hiddenFiles = ({ files }: Releases, nowMs: number): string[] =>
  [...files].flatMap(([file, live]) => (live > nowMs ? [file] : []));

const sentence = (what: string, live: number) =>
  live === Infinity
    ? `${what} is a draft, which visitors never see; publish it first, or take it out here`
    : `${what} goes live at ${new Date(live).toISOString()}, after this; take it out here, or let this record wait too with publishAt`;

/** Returns why an address isn't public at `sinceMs` (epoch milliseconds), or undefined. */
export function hiddenPage(
  address: string,
  { pages, website }: Releases,
  sinceMs: number,
): string | undefined {
  const [page = ""] = (ownPath(address, website) ?? address).split(/[?#]/, 1);
  const live = pages.get(page);
  return live !== undefined && live > sinceMs
    ? sentence(`the page ${quoted(page)}`, live)
    : undefined;
}

/** Returns why a referenced record isn't public at `sinceMs` (epoch milliseconds), or undefined. */
export function hiddenRecord(
  kind: string,
  id: string,
  { records }: Releases,
  sinceMs: number,
): string | undefined {
  const live = records.get(`${kind} ${id}`) ?? ALWAYS;
  return live > sinceMs ? sentence(`the ${kind.replace("-", " ")} ${quoted(id)}`, live) : undefined;
}

/** Date fields that must lie in the past when the record is published, with their verb. */
const PAST_DAYS = { datePublished: "published", datePosted: "posted" } as const;

/** Reports publication dates after the record goes live. */
export const dateIssues = (record: JsonValue, sinceMs: number): ValueIssue[] =>
  Object.entries(PAST_DAYS).flatMap(([field, happened]): ValueIssue[] => {
    const day = getText(record, field);
    if (day === undefined || !(Date.parse(day) - EARLIEST_DAY_MS > sinceMs)) return [];
    const message = `${quoted(day)} is still to come when the record goes live; add "publishAt": ${quoted(day)}, or write the day on which it is really ${happened}`;
    return [{ path: [field], message }];
  });

/**
 * Returns when visitors first see the record, at least `nowMs`. All its references must be public
 * by then.
 */
export const seenSinceMs = ({ file }: LoadedRecord, { files }: Releases, nowMs: number): number =>
  Math.max(nowMs, files.get(file) ?? ALWAYS);
