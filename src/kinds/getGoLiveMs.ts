/** Maximum offset from UTC: a day begins up to 14 hours earlier in the easternmost time zone. */
export const EARLIEST_DAY_MS = 14 * 60 * 60 * 1000;

export interface Release {
  draft?: unknown;
  publishAt?: unknown;
}

/** Returns when a record is published: Infinity for a draft or an unreadable value. */
export function getGoLiveMs({ draft, publishAt }: Release): number {
  if (draft !== undefined && draft !== false) return Infinity;
  if (publishAt === undefined) return -Infinity;
  const moment = typeof publishAt === "string" ? Date.parse(publishAt) : NaN;
  return Number.isNaN(moment) ? Infinity : moment;
}

export const isLive = (record: Release, nowMs: number): boolean => getGoLiveMs(record) <= nowMs;
