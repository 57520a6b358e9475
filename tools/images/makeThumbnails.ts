import sharp from "sharp";
import { SOCIAL_CARD } from "../../src/lib/limits";
import { cropAround, type Crop, type Point } from "./crop";

/** A ratio in which a picture is shown or cut, and by whom. */
export interface CropShape {
  label: string;
  ratio: number;
  /** Who cuts so, for the tooltip and for those who do not see the crop. */
  by: string;
}

const CARD_SHAPE = { label: `${SOCIAL_CARD.ratio}:1`, ratio: SOCIAL_CARD.ratio };

/** The crops of pictures on pages. */
export const PAGE_CROPS: readonly CropShape[] = [
  { label: "16:9", ratio: 16 / 9, by: "wide cards and covers" },
  { ...CARD_SHAPE, by: "shared links" },
  { label: "1:1", ratio: 1, by: "narrow screens" },
];

/** The crops of social networks, which cut round the centre whatever a record says. */
export const NETWORK_CROPS: readonly CropShape[] = [
  { ...CARD_SHAPE, by: "Facebook and LinkedIn" },
  { label: "2:1", ratio: 2, by: "X" },
  { label: "1:1", ratio: 1, by: "small cards and messengers" },
];

/** Pictures as they stand in the report, as data addresses. */
export interface Thumbnails {
  whole: string;
  crops: { shape: CropShape; crop: Crop; src: string }[];
}

/** Twice the displayed width of thumbnails and crops, in pixels. */
const WHOLE_WIDTH_PX = 480;
const CROP_HEIGHT_PX = 120;
const QUALITY = 70;

const toDataAddress = async (image: sharp.Sharp) =>
  `data:image/webp;base64,${(await image.webp({ quality: QUALITY }).toBuffer()).toString("base64")}`;

/** Draws a picture small, whole and in crops round a point. */
export async function makeThumbnails(
  file: string,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  shapes: readonly CropShape[],
  point: Point,
): Promise<Thumbnails> {
  const crops = shapes.map((shape) => ({
    shape,
    crop: cropAround({ widthPx, heightPx }, shape.ratio, point),
  }));
  // A drawing has no pixels until it is asked for some: as many as are shown.
  const density = Math.min(2400, Math.max(72, (72 * WHOLE_WIDTH_PX) / widthPx));
  return {
    whole: await toDataAddress(
      sharp(file, { density }).resize({ width: WHOLE_WIDTH_PX, withoutEnlargement: true }),
    ),
    crops: await Promise.all(
      crops.map(async ({ shape, crop }) => ({
        shape,
        crop,
        src: await toDataAddress(sharp(file).extract(crop).resize({ height: CROP_HEIGHT_PX })),
      })),
    ),
  };
}
