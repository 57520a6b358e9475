import { isObject } from "../../src/lib/isObject";
import { slugify } from "../../src/lib/slugify";
import { authorPath } from "../../src/routes/paths";
import { goesLiveMs } from "../../src/kinds/goesLiveMs";
import { STILL_TO_BE_WRITTEN } from "../../src/kinds/draft";
import { getId, getPage, getPages, getText, getWebsite, type LoadedRecord } from "./referenceIndex";
import { readHtml } from "./htmlIssues";
import { textsAt, type JsonValue } from "./jsonDocument";
import { ownPath } from "./linkIssues";
import type { ValueIssue } from "./recordIssues";
import { EARLIEST_DAY_MS } from "./ruleIssues";
import { walkFields } from "./walkFields";
import { quoted } from "./words";

/** From when records and pages are live, in epoch milliseconds; what is not named here always is. */
export interface Releases {
  /** By file. Metadata waits for its page, the record of an author for the first of the papers. */
  files: ReadonlyMap<string, number>;
  /** By the page's address, the pages of authors and of applications among them. */
  pages: ReadonlyMap<string, number>;
  /** By kind and id. */
  records: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The site's own address, with which links may begin. */
  website: string;
}

const ALWAYS = -Infinity;

const getTexts = ({ document }: LoadedRecord, ...path: string[]): string[] =>
  textsAt(document?.value, path).map(({ value }) => value);

/** The first moment at which a paper names a person, by the spelling of the name. */
function firstPapers(records: readonly LoadedRecord[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const record of records) {
    const paper = record.document?.value;
    if (record.type.typeName !== "Publication" || !isObject(paper)) continue;
    const live = goesLiveMs(paper);
    for (const name of getTexts(record, "authors", "*", "name"))
      first.set(name, Math.min(live, first.get(name) ?? Infinity));
  }
  return first;
}

/** Reads from the records what is live from when. */
export function getReleases(records: readonly LoadedRecord[]): Releases {
  const files = new Map<string, number>();
  const pages = new Map<string, number>();
  const byKind = new Map<string, Map<string, number>>();
  const papers = firstPapers(records);
  const joined = new Set<string>();
  const enter = (map: Map<string, number>, key: string | undefined, live: number) => {
    if (key !== undefined && live !== ALWAYS) map.set(key, live);
  };
  for (const record of records) {
    const { file, type, document } = record;
    if (type.typeName === "Author") {
      const spellings = getTexts(record, "spellings", "*");
      for (const name of spellings) joined.add(name);
      const named = spellings.flatMap((name) => papers.get(name) ?? []);
      const live = named.length === 0 ? ALWAYS : Math.min(...named);
      enter(files, file, live);
      enter(pages, getPage(record), live);
    }
    if (!type.kind || !document || !isObject(document.value)) continue;
    const live = goesLiveMs(document.value);
    const id = getId(record);
    enter(files, file, live);
    for (const page of getPages(record)) enter(pages, page, live);
    const ofKind = byKind.get(type.kind) ?? new Map<string, number>();
    enter(ofKind, id, live);
    byKind.set(type.kind, ofKind);
  }
  for (const [name, live] of papers) {
    if (!joined.has(name)) {
      const page = authorPath(slugify(name));
      enter(pages, page, Math.min(live, pages.get(page) ?? Infinity));
    }
  }
  for (const { file, type, document } of records) {
    if (type.typeName !== "PageMetadata") continue;
    enter(files, file, pages.get(getText(document?.value, "path") ?? "") ?? ALWAYS);
  }
  return { files, pages, records: byKind, website: getWebsite(records) };
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

/** Whether a text is one that a tool left to the editor; HTML may put it into a paragraph. */
const isUnwritten = (value: string) =>
  value.replace(/^(?:<[^>]*>)*/, "").startsWith(STILL_TO_BE_WRITTEN);

/** Days that lie behind when visitors see a record, with what happened on them. */
const PAST_DAYS = { datePublished: "published", datePosted: "posted" } as const;

/** A day of publication that is still to come when visitors see the record. */
const dateIssues = (record: JsonValue, sinceMs: number): ValueIssue[] =>
  Object.entries(PAST_DAYS).flatMap(([field, happened]): ValueIssue[] => {
    const day = getText(record, field);
    if (day === undefined || !(Date.parse(day) - EARLIEST_DAY_MS > sinceMs)) return [];
    const message = `${quoted(day)} is still to come when the record goes live; add "publishAt": ${quoted(day)}, or write the day on which it is really ${happened}`;
    return [{ path: [field], message }];
  });

/**
 * What a record names although visitors cannot see it at the moment when they see the record: the
 * built site leaves out what is not live, and must not lead there. Drafts may name drafts. Texts
 * that are still to be written are issues in every record but drafts, as are days of publication
 * that come later than the record.
 */
export function releaseIssues(
  { file, type, document }: LoadedRecord,
  releases: Releases,
  nowMs: number,
): ValueIssue[] {
  if (!document) return [];
  const sinceMs = Math.max(nowMs, releases.files.get(file) ?? ALWAYS);
  const issues = dateIssues(document.value, sinceMs);
  walkFields(type.schema, document.value, ({ path, value, meta: { field } }) => {
    if (typeof value !== "string") return;
    const tell = (message: string | undefined, offset?: number) => {
      if (message !== undefined)
        issues.push({ path, message, ...(offset !== undefined && { offset }) });
    };
    const isText = field?.role === "text" || field?.role === "html";
    if (isText && sinceMs !== Infinity && isUnwritten(value))
      tell("is still to be written; write it, or keep the record a draft");
    if (releases.pages.size === 0) return;
    if (field?.role === "link") tell(hiddenPage(value, releases, sinceMs));
    if (field?.role === "html") {
      for (const { address, offset } of readHtml(value).links)
        tell(hiddenPage(address, releases, sinceMs), offset);
    }
    if (field?.role === "reference") {
      const live = releases.records.get(field.to)?.get(value) ?? ALWAYS;
      if (live > sinceMs)
        tell(sentence(`the ${field.to.replace("-", " ")} ${quoted(value)}`, live));
    }
  });
  return issues;
}
