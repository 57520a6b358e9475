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

/** Where the nested circles touch, which way they open and how large they are. */
export interface ShapePosition {
  /** Tangent point as fractions of width and height. */
  readonly x: number;
  readonly y: number;
  /** Direction in degrees, clockwise from the right. */
  readonly turn: number;
  /** Diameter as a fraction of the longer side. */
  readonly size: number;
}

/** `bg_position_1` to `bg_position_11` of the style tokens. */
export const SHAPE_POSITIONS = {
  1: { x: 0, y: 0, turn: 45, size: 0.6 },
  2: { x: 0.5, y: 0, turn: 90, size: 0.6 },
  3: { x: 1, y: 0, turn: 135, size: 0.6 },
  4: { x: 1, y: 0.5, turn: 180, size: 0.52 },
  5: { x: 1, y: 1, turn: 225, size: 0.6 },
  6: { x: 0.5, y: 1, turn: 270, size: 0.6 },
  7: { x: 0, y: 1, turn: 315, size: 0.6 },
  8: { x: 0, y: 0.5, turn: 0, size: 0.52 },
  9: { x: 0.72, y: 0.5, turn: 0, size: 0.3 },
  10: { x: 0.78, y: 1.08, turn: 270, size: 0.76 },
  11: { x: 0.62, y: -0.08, turn: 60, size: 0.44 },
} as const satisfies Record<number, ShapePosition>;
