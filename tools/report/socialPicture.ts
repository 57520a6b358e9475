import { SOCIAL_CARD } from "../../src/lib/limits";

/** What networks make of a social picture. */
export interface SocialVerdict {
  /** Whether it is too narrow for a large card. */
  isSmall: boolean;
  /** What a large card cuts away where it can be seen, in per cent at each of two sides. */
  cut?: { percent: number; sides: "left and right" | "above and below" };
}

/** As much as may be cut away at a side unnoticed, in per cent. */
const CUT_UNNOTICED_PERCENT = 5;

/** Judges a social picture by its size (AMB-07). A small card is cut to a square whatever the ratio. */
export function judgeSocialPicture(size: { widthPx: number; heightPx: number }): SocialVerdict {
  if (size.widthPx < SOCIAL_CARD.minWidthPx) return { isSmall: true };
  const kept = size.widthPx / size.heightPx / SOCIAL_CARD.ratio;
  const percent = Math.round((1 - Math.min(kept, 1 / kept)) * 50);
  if (percent <= CUT_UNNOTICED_PERCENT) return { isSmall: false };
  return {
    isSmall: false,
    cut: { percent, sides: kept > 1 ? "left and right" : "above and below" },
  };
}
