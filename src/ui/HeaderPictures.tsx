import { Picture, type PictureProps, toPictureSource } from "./Picture";
import * as styles from "./HeaderPictures.module.css";

type File = PictureProps["file"];

/** Returns a CSS `url()` of the AVIF file, or undefined without one. The `srcSet` has one file. */
const avifUrl = (file: File) => {
  const [avif] = toPictureSource(file)?.sources ?? [];
  return avif && `url(${avif.srcSet.replace(/ .*/, "")})`;
};

/** A picture at a header's lower edge. CSS masks never count as the largest contentful paint. */
export const HeaderBackground = ({ file, narrow }: Record<"file" | "narrow", File>) => {
  const wide = avifUrl(file);
  if (wide === undefined) return null;
  return (
    <div
      className={`screenOnly ${styles.background}`}
      style={{ "--picture": wide, "--narrow-picture": avifUrl(narrow) }}
    />
  );
};

/** A picture beside a header's text. */
export const HeaderPicture = (picture: Pick<PictureProps, "file" | "alt" | "focalPoint">) => (
  <Picture
    {...picture}
    sizes="(max-width: 75em) 94vw, 48rem"
    priority="high"
    className={`screenOnly ${styles.picture}`}
  />
);
