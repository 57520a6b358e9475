import { z } from "zod";

/** A position as a fraction of the width or height; a little outside is allowed for bleeding. */
const fraction = z.number().min(-0.5).max(1.5);

const common = {
  /** Name of the image; the master is `data/images/{name}.jpg` unless `file` says otherwise. */
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** What the chance of the drawing is derived from; the name unless given. */
  seed: z.string().optional(),
  /** Path from the project's root, for images that are not masters of records. */
  file: z
    .string()
    .regex(/^static\/social\/[a-z0-9-]+\.png$/)
    .optional(),
  gradient: z.literal([1, 2, 3, 4, 5, 6, 7]),
  position: z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]).optional(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Headword: a key of words.json. */
  head: z.string(),
  /** Magnifies words and strokes, not positions. */
  scale: z.number().positive().optional(),
  /** JPEG quality, 82 unless given. */
  quality: z.int().min(70).max(90).optional(),
};

const sensesRow = z.strictObject({
  ...common,
  kind: z.literal("senses"),
  x: fraction.default(0.6),
  top: fraction.default(0.12),
  bottom: fraction.default(0.96),
  rowsMax: z.int().positive().default(12),
  /** Adds the company mark and name top left. */
  brand: z.boolean().default(false),
});

const causalRow = z.strictObject({
  ...common,
  kind: z.literal("causal"),
  x: fraction.default(0.33),
  y: fraction.default(0.72),
  /** Space between words, in drawing units. */
  gap: z.number().positive().default(52),
  /** Keeps the words in the order of words.json (years). */
  ordered: z.boolean().default(false),
});

const spansRow = z.strictObject({
  ...common,
  kind: z.literal("spans"),
  x: fraction.default(0.4),
  /** Base lines of the running text as fractions of the height. */
  lines: z.array(fraction).nonempty().default([0.23, 0.47, 0.71, 0.95]),
});

const wheelRow = z.strictObject({
  ...common,
  kind: z.literal("wheel"),
  x: fraction.default(0.7),
  y: fraction.default(0.5),
  /** Radius of the ring as a fraction of the height. */
  r: z.number().positive().max(0.5).default(0.31),
});

const ripplesRow = z.strictObject({
  ...common,
  kind: z.literal("ripples"),
  x: fraction.default(0.42),
  y: fraction.default(0.56),
  /** Magnifies the rings, not the words; below 0.42 the largest ring keeps inside a header's crop. */
  reach: z.number().positive().default(1),
});

const scaleRow = z.strictObject({
  ...common,
  kind: z.literal("scale"),
  x: fraction.default(0.5),
  y: fraction.default(-0.02),
  /** Radius of the arc as a fraction of the height. */
  r: z.number().positive().default(0.53),
});

const glyphRow = z.strictObject({
  ...common,
  kind: z.literal("glyph"),
  /** The huge word: one of the headword's translations. */
  text: z.string(),
  x: fraction.default(0.1),
  y: fraction.default(0.72),
  /** Height of the word as a fraction of the image's height. */
  size: z.number().positive().max(1).default(0.56),
  /** 1 opens the circles to the right of the word, -1 to its left. */
  side: z.literal([1, -1]).default(1),
});

/** One row of art.json: everything that decides how one image looks. Unknown keys are errors. */
export const artworkRow = z.discriminatedUnion("kind", [
  sensesRow,
  causalRow,
  spansRow,
  wheelRow,
  ripplesRow,
  scaleRow,
  glyphRow,
]);

/** A row with its defaults filled in. */
export type ArtworkRow = z.output<typeof artworkRow>;
export type ArtworkKind = ArtworkRow["kind"];
export type ArtworkRowFor<Kind extends ArtworkKind> = Extract<ArtworkRow, { kind: Kind }>;

/** art.json as a whole; two rows may not draw the same image. */
export const artworkRows = z
  .array(artworkRow)
  .refine((rows) => new Set(rows.map((row) => row.name)).size === rows.length, {
    error: "Two rows have the same name",
  });

/** Path of the file that a row draws, from the project's root. */
export const artworkFile = (row: Pick<ArtworkRow, "name" | "file">): string =>
  row.file ?? `data/images/${row.name}.jpg`;
