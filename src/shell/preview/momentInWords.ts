import { formatDay } from "../../lib/text";

/**
 * A day or a moment of a record in words: `2026-12-01T09:00+01:00` is 1 December 2026 at 09:00
 * (UTC+01:00). The time stays as the editor wrote it, with its zone.
 */
export function momentInWords(publishAt: string): string {
  const [, day = publishAt, time, zone] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2})?(Z|[+-]\d{2}:\d{2}))?$/.exec(publishAt) ?? [];
  if (Number.isNaN(Date.parse(day))) return publishAt;
  if (time === undefined) return formatDay(day);
  return `${formatDay(day)} at ${time} (UTC${zone === "Z" ? "" : String(zone)})`;
}
