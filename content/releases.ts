import { isObject } from "../src/lib/json";
import { EARLIEST_DAY_MS, getGoLiveMs } from "../src/kinds/getGoLiveMs";
import { contentTypes } from "../src/kinds/registry";
import { getId, getPages, getWebsite, type LoadedRecord } from "./referenceIndex";
import { toOwnPath } from "./checkLink";
import { toKindLabel } from "./recordKinds";
import { quote } from "../src/lib/messages";

export type Releases = ReturnType<typeof getReleases>;

export const ALWAYS = -Infinity;

/**
 * Returns publication times in epoch ms: by file, by page path, and by kind and id (`product vera`).
 * What isn't listed is always public. An author is published with the first paper.
 */
export function getReleases(records: readonly LoadedRecord[]) {
  const derived = contentTypes.flatMap((type) => type.getReleases?.(records) ?? []);
  const derivedFiles = new Map(derived.flatMap((releases) => [...releases.files]));
  const files = new Map<string, number>();
  const pages = new Map(derived.flatMap((releases) => [...releases.pages]));
  const ids = new Map<string, number>();
  for (const record of records) {
    const { type, document, file } = record;
    const written = type.kind && isObject(document?.value) ? getGoLiveMs(document.value) : ALWAYS;
    const live = derivedFiles.get(file) ?? written;
    if (live === ALWAYS) continue;
    files.set(file, live);
    for (const page of getPages(record)) pages.set(page, live);
    if (type.kind) ids.set(`${type.kind} ${getId(record)}`, live);
  }
  return { files, pages, records: ids, website: getWebsite(records) };
}

export const findHiddenFiles = ({ files }: Releases, nowMs: number): string[] =>
  [...files].flatMap(([file, live]) => (live > nowMs ? [file] : []));

function checkLive(what: string, sinceMs: number, live = ALWAYS): string | undefined {
  if (live <= sinceMs) return undefined;
  return live === Infinity
    ? `${what} is a draft, which visitors never see; publish it first, or remove it here`
    : `${what} goes live at ${new Date(live).toISOString()}, after this record; remove it here, or delay this record too with publishAt`;
}

/** Returns why an address isn't public at `sinceMs` (epoch milliseconds), or undefined. */
export function describeHiddenPage(address: string, releases: Releases, sinceMs: number) {
  const { pages, website } = releases;
  const [page = ""] = (toOwnPath(address, website) ?? address).split(/[?#]/, 1);
  return checkLive(`the page ${quote(page)}`, sinceMs, pages.get(page));
}

/** Returns why a referenced record isn't public at `sinceMs` (epoch milliseconds), or undefined. */
export const describeHiddenRecord = (
  kind: string,
  id: string,
  { records }: Releases,
  sinceMs: number,
) => checkLive(`the ${toKindLabel(kind)} ${quote(id)}`, sinceMs, records.get(`${kind} ${id}`));

/** Returns an issue if a day is in the future when the record goes live at `sinceMs`. */
export const checkFutureDay = (day: string, happened: string, sinceMs: number) =>
  Date.parse(day) - EARLIEST_DAY_MS > sinceMs
    ? `${quote(day)} is in the future when the record goes live; add "publishAt": ${quote(day)}, or write the day on which it is really ${happened}`
    : undefined;
