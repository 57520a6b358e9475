/** The two fields of a record that say when it is published, checked or not. */
export interface Release {
  draft?: unknown;
  publishAt?: unknown;
}

/**
 * The moment from which a record is live, in epoch milliseconds: -Infinity if it says nothing, Infinity
 * while it's a draft. A day begins at midnight UTC. A moment that can't be read never comes, so that
 * a typing error publishes nothing.
 */
export function goesLiveMs({ draft, publishAt }: Release): number {
  if (draft !== undefined && draft !== false) return Infinity;
  if (publishAt === undefined) return -Infinity;
  const moment = typeof publishAt === "string" ? Date.parse(publishAt) : NaN;
  return Number.isNaN(moment) ? Infinity : moment;
}

/** Whether a build at the given moment has the record. */
export const isLive = (record: Release, nowMs: number): boolean => goesLiveMs(record) <= nowMs;
