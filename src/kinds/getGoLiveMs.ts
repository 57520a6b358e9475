/** Maximum offset from UTC: in the easternmost time zone, days begin 14 hours earlier. */
export const EARLIEST_DAY_MS = 14 * 60 * 60 * 1000;

export interface Release {
  draft?: unknown;
  publishAt?: unknown;
}

/**
 * Returns the publication time in epoch milliseconds: Infinity for a draft or an invalid
 * `publishAt`, -Infinity without a `publishAt`.
 */
export function getGoLiveMs({ draft, publishAt }: Release): number {
  if (draft !== undefined && draft !== false) return Infinity;
  if (publishAt === undefined) return -Infinity;
  const moment = typeof publishAt === "string" ? Date.parse(publishAt) : NaN;
  return Number.isNaN(moment) ? Infinity : moment;
}

export const isLive = (record: Release, nowMs: number): boolean => getGoLiveMs(record) <= nowMs;
