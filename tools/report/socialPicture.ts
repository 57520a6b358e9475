import { SOCIAL_CARD } from "../../src/lib/limits";
import { type Finding, look } from "./reportPage";

/** As much as networks may cut away at a side unnoticed, in per cent. */
const CUT_UNNOTICED_PERCENT = 5;

/** What networks make of a social picture of this size; nothing is said of an unknown size, 0. */
export function socialFindings(size: { widthPx: number; heightPx: number }): Finding[] {
  const { widthPx, heightPx } = size;
  if (widthPx === 0 || heightPx === 0) return [];
  const pixels = `The social picture has ${String(widthPx)} × ${String(heightPx)} pixels`;
  if (widthPx < SOCIAL_CARD.minWidthPx) {
    return [look(`${pixels}: networks show it small. Draw it with 1200 × 630 to be shown large.`)];
  }
  const kept = widthPx / heightPx / SOCIAL_CARD.ratio;
  const percent = Math.round((1 - Math.min(kept, 1 / kept)) * 50);
  if (percent <= CUT_UNNOTICED_PERCENT) return [];
  const sides = kept > 1 ? "left and right" : "above and below";
  return [look(`${pixels}: networks cut ${String(percent)} % ${sides}. Draw it with 1200 × 630.`)];
}
