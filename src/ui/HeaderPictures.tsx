import { Picture, type PictureProps } from "./Picture";
import * as styles from "./HeaderPictures.module.css";

/** A picture behind a header's text, tinted by the gradient, with a crop for narrow screens. */
export const HeaderBackground = ({ file, narrow }: Pick<PictureProps, "file" | "narrow">) => (
  <Picture
    file={file}
    narrow={narrow}
    sizes="100vw"
    priority="low"
    className={`screenOnly ${styles.background}`}
  />
);

/** A picture beside a header's text. */
export const HeaderPicture = (picture: Pick<PictureProps, "file" | "alt" | "focalPoint">) => (
  <Picture
    {...picture}
    sizes="(max-width: 75em) 94vw, 48rem"
    priority="high"
    className={`screenOnly ${styles.picture}`}
  />
);
