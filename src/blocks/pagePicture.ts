import type { PictureProps } from "../ui/Picture";
import { type ImageFile, type PictureSource, toPictureSource } from "../ui/pictureSource";

/** A header's art: the wide master, and the square one for screens below 768 px. */
export interface PagePicture {
  wide: PictureSource;
  square?: PictureSource;
  focalPoint?: PictureProps["focalPoint"];
}

/** Joins both masters of a header; without the wide one there is no art. */
export function toPagePicture(
  wide: ImageFile | null | undefined,
  square: ImageFile | null | undefined,
  focalPoint?: PictureProps["focalPoint"],
): PagePicture | undefined {
  const wideSource = toPictureSource(wide);
  if (!wideSource) return undefined;
  const squareSource = toPictureSource(square);
  return { wide: wideSource, ...(squareSource ? { square: squareSource } : {}), focalPoint };
}
