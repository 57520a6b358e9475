import { Suspense } from "react";
import { classes } from "../../lib/classes";
import { BELOW_MOBILE } from "../../lib/limits";
import { Picture, type PictureProps } from "../../ui/Picture";
import type { PictureSource } from "../../ui/pictureSource";
import { RichText } from "../../ui/RichText";
import * as styles from "./SectionList.module.css";

/** A section of text with its picture. */
export interface SectionListItem {
  /** The fragment that leads to it. */
  anchor: string;
  title: string;
  descriptionHtml: string;
  image: PictureSource | null;
  alt?: string | null | undefined;
  focalPoint?: PictureProps["focalPoint"];
}

/** Text and picture side by side, the sides alternating by index from the default. */
export function SectionList({ sections }: { sections: readonly SectionListItem[] }) {
  return sections.map(({ anchor, title, descriptionHtml, image, alt, focalPoint }, index) => {
    const isInverse = index % 2 === 1;
    const headingId = `${anchor}-title`;
    return (
      <Suspense key={anchor} fallback={null}>
        <section
          id={anchor}
          aria-labelledby={headingId}
          className={classes(styles.duo, isInverse && styles.inverse, !image && styles.textOnly)}
          data-layout={isInverse ? "inverse" : "default"}
        >
          <div className={styles.text}>
            <h2 id={headingId}>{title}</h2>
            <RichText html={descriptionHtml} className={styles.description} />
          </div>
          {image && (
            <Picture
              image={image}
              alt={alt ?? ""}
              focalPoint={focalPoint}
              sizes={`${BELOW_MOBILE} 94vw, (max-width: 82em) 52vw, 41rem`}
              className={styles.image}
            />
          )}
        </section>
      </Suspense>
    );
  });
}
