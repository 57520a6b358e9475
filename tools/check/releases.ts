import { isObject } from "../../src/lib/isObject";
import { goesLiveMs } from "../../src/kinds/goesLiveMs";
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

/** From when records and pages are live, in epoch milliseconds; what is not named here always is. */
export interface Releases {
  /** By file. The record of an author for the first of the papers. */
  files: ReadonlyMap<string, number>;
  /** By the page's address, the pages of authors and of applications among them. */
  pages: ReadonlyMap<string, number>;
  /** By kind and id: `product vera`. */
  records: ReadonlyMap<string, number>;
  /** The site's own address, with which links may begin. */
  website: string;
}

const ALWAYS = -Infinity;

/** When a record is live as it says itself; an author's is when the first paper is. */
function liveMsOf(record: LoadedRecord, papers: ReadonlyMap<string, number>): number {
  const { type, document } = record;
  const named = getTexts(record, "spellings", "*").flatMap((name) => papers.get(name) ?? []);
  if (type.typeName === "Author" && named.length > 0) return Math.min(...named);
  return type.kind && isObject(document?.value) ? goesLiveMs(document.value) : ALWAYS;
}

/** Reads from the records what is live from when. */
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

/** The files of records that a build at the given moment must not know. */
export const hiddenFiles = ({ files }: Releases, nowMs: number): string[] =>
  [...files].flatMap(([file, live]) => (live > nowMs ? [file] : []));

const sentence = (what: string, live: number) =>
  live === Infinity
    ? `${what} is a draft, which visitors never see; publish it first, or take it out here`
    : `${what} goes live at ${new Date(live).toISOString()}, after this; take it out here, or let this record wait too with publishAt`;

/** Why an address of the site leads visitors nowhere although its page is written, or nothing. */
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

/** Why visitors can't see a record that another names, or nothing. */
export function hiddenRecord(
  kind: string,
  id: string,
  { records }: Releases,
  sinceMs: number,
): string | undefined {
  const live = records.get(`${kind} ${id}`) ?? ALWAYS;
  return live > sinceMs ? sentence(`the ${kind.replace("-", " ")} ${quoted(id)}`, live) : undefined;
}

/** Days that lie behind when visitors see a record, with what happened on them. */
const PAST_DAYS = { datePublished: "published", datePosted: "posted" } as const;

/** A day of publication that is still to come when visitors see the record. */
export const dateIssues = (record: JsonValue, sinceMs: number): ValueIssue[] =>
  Object.entries(PAST_DAYS).flatMap(([field, happened]): ValueIssue[] => {
    const day = getText(record, field);
    if (day === undefined || !(Date.parse(day) - EARLIEST_DAY_MS > sinceMs)) return [];
    const message = `${quoted(day)} is still to come when the record goes live; add "publishAt": ${quoted(day)}, or write the day on which it is really ${happened}`;
    return [{ path: [field], message }];
  });

/** When visitors see a record, if not since ever: what it names must be live by then. */
export const seenSinceMs = ({ file }: LoadedRecord, { files }: Releases, nowMs: number): number =>
  Math.max(nowMs, files.get(file) ?? ALWAYS);
