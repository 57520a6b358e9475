/** Colours of one gradient: the three stops of its gradient and the four tints of its words and arcs. */
export interface GradientColors {
  readonly stops: readonly [string, string, string];
  /** Strongest first: accent, pale, palest, middle. */
  readonly tint: readonly [string, string, string, string];
}

/** The seven gradients. The stops follow `gradient_1` to `gradient_7` of the style tokens. */
export const COLORS = {
  1: {
    stops: ["#05332c", "#0b5f54", "#107064"],
    tint: ["#f6c244", "#a9dccb", "#f4f8f3", "#6fc7b0"],
  },
  2: {
    stops: ["#101d52", "#233f94", "#3355b8"],
    tint: ["#f6c244", "#bbcbf5", "#f4f8f3", "#8ea9f2"],
  },
  3: {
    stops: ["#6d1a0a", "#a93015", "#b83a1a"],
    tint: ["#ffd27a", "#ffd8c8", "#fff6ef", "#ff9f80"],
  },
  4: {
    stops: ["#f3b735", "#f7ca5b", "#fbdd8b"],
    tint: ["#7d1842", "#0a1614", "#3a2a00", "#8a5a00"],
  },
  5: {
    stops: ["#4b0c2b", "#8e1f4f", "#a93465"],
    tint: ["#f6c244", "#f6bfd0", "#fdf3f6", "#e783a6"],
  },
  6: {
    stops: ["#a2d0ba", "#bfe0cf", "#d9eee2"],
    tint: ["#8e1f4f", "#084840", "#0a1614", "#2f8572"],
  },
  7: {
    stops: ["#081310", "#10211d", "#1f3b34"],
    tint: ["#f6c244", "#7fd1bc", "#e8efe9", "#ff8a6e"],
  },
} as const satisfies Record<number, GradientColors>;

export type GradientNumber = keyof typeof COLORS;

/** Every gradient. */
export const GRADIENT_NUMBERS: readonly GradientNumber[] = [1, 2, 3, 4, 5, 6, 7];

/** Gradients light enough that the background shape is drawn in ink instead of white. */
export const LIGHT_GRADIENTS: ReadonlySet<GradientNumber> = new Set([4, 6]);
