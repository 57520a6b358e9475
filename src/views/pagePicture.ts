import { type ImageFile, type PictureSource, toPictureSource } from "../ui/pictureSource";

/** A header's art: the wide master, and the square one for screens below 768 px. */
export interface PagePicture {
  wide: PictureSource;
  square?: PictureSource;
}

/** Joins both masters of a header; without the wide one there is no art. */
export function toPagePicture(
  wide: ImageFile | null | undefined,
  square: ImageFile | null | undefined,
): PagePicture | undefined {
  const wideSource = toPictureSource(wide);
  if (!wideSource) return undefined;
  const squareSource = toPictureSource(square);
  return squareSource ? { wide: wideSource, square: squareSource } : { wide: wideSource };
}
