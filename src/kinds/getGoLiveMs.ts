/** Maximum offset from UTC: in the easternmost time zone, days begin 14 hours earlier. */
export const EARLIEST_DAY_MS = 14 * 60 * 60 * 1000;

interface Release {
  draft?: unknown;
  publishAt?: unknown;
}

/** Publication time in epoch ms: Infinity for drafts and invalid values, -Infinity by default. */
export function getGoLiveMs({ draft, publishAt }: Release): number {
  if (draft !== undefined && draft !== false) return Infinity;
  if (publishAt === undefined) return -Infinity;
  const moment = typeof publishAt === "string" ? Date.parse(publishAt) : NaN;
  return Number.isNaN(moment) ? Infinity : moment;
}

export const isLive = (record: Release, nowMs: number): boolean => getGoLiveMs(record) <= nowMs;
