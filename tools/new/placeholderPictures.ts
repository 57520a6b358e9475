import { renderArtwork, MAX_ARTWORK_BYTES } from "../../artwork/generateArtwork";
import type { ArtworkRow } from "../../artwork/artworkRow";
import { readArtwork } from "../../artwork/readArtwork";
import { pickRandom, seededRandom } from "../../artwork/seededRandom";

/** Where a picture stands on the site, which decides its size and how it is drawn. */
export type PicturePlace = "article" | "case" | "header" | "product";

/** The pictures of one place: wide ones, and for headers a square one beside it. */
const ROWS: Readonly<Record<PicturePlace, RegExp>> = {
  article: /^article-/,
  case: /^case-[a-z-]+(?<!-social)$/,
  header: /^header-[a-z-]+(?<!-square)$/,
  product: /^product-/,
};

/** JPEG qualities, the first whose file is light enough. */
const QUALITIES = [82, 76, 70];

const DARK_GRADIENTS = [1, 2, 3, 5, 7] as const;

/** A picture in the site's style that stands in for one to come. */
export interface Placeholder {
  /** File below `data/images`. */
  name: string;
  bytes: Uint8Array;
}

/** The gradient and shape of the pictures of one record, as `backgroundGradient` and `backgroundPosition` name them. */
export interface Gradient {
  gradient: (typeof DARK_GRADIENTS)[number];
  position: 1 | 3 | 5 | 7;
}

/** The same slug gives the same gradient. */
export function getGradient(slug: string): Gradient {
  const random = seededRandom(slug);
  const [gradient = 1] = pickRandom(DARK_GRADIENTS, 1, random);
  const [position = 3] = pickRandom([1, 3, 5, 7] as const, 1, random);
  return { gradient, position };
}

async function render(
  row: ArtworkRow,
  wordOutlines: ReturnType<typeof readArtwork>["wordOutlines"],
) {
  for (const quality of QUALITIES) {
    const bytes = await renderArtwork({ ...row, quality }, wordOutlines);
    if (bytes.length <= MAX_ARTWORK_BYTES) return { name: `${row.name}.jpg`, bytes };
  }
  throw new Error(
    `The picture ${row.name} would be heavier than ${String(MAX_ARTWORK_BYTES)} bytes`,
  );
}

/**
 * Draws the picture of a place for a record: composed as one of the site's own there, in the
 * record's gradient. Headers come as two, `{name}` and `{name}-square`.
 */
export async function drawPlaceholders(
  place: PicturePlace,
  name: string,
  { gradient, position }: Gradient,
): Promise<Placeholder[]> {
  const { rows, wordOutlines } = readArtwork();
  const [model] = pickRandom(
    rows.filter((row) => ROWS[place].test(row.name) && row.position !== undefined),
    1,
    seededRandom(name),
  );
  const pair = rows.filter((row) => row === model || row.name === `${model?.name ?? ""}-square`);
  return Promise.all(
    pair.map((row) => {
      const drawn = row === model ? name : `${name}-square`;
      // The model's own chance keeps its words, which fit its composition.
      return render(
        { ...row, name: drawn, seed: row.seed ?? row.name, gradient, position },
        wordOutlines,
      );
    }),
  );
}
