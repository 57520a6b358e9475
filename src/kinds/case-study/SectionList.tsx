import { Suspense } from "react";
import { classes } from "../../lib/classes";
import { BELOW_MOBILE } from "../../lib/limits";
import { getFragment } from "../../lib/text";
import { Picture } from "../../ui/Picture";
import { RichText } from "../../ui/RichText";
import * as styles from "./SectionList.module.css";

/** Text and picture side by side, the sides alternating by index from the default. */
export function SectionList({ sections }: Pick<Queries.CaseStudyViewFragment, "sections">) {
  return sections.map(({ title, descriptionHtml, imageURL, imageAlt, focalPoint }, index) => {
    const isInverse = index % 2 === 1;
    const anchor = getFragment(title);
    const headingId = `${anchor}-title`;
    return (
      <Suspense key={anchor} fallback={null}>
        <section
          id={anchor}
          aria-labelledby={headingId}
          className={classes(styles.duo, isInverse && styles.inverse, !imageURL && styles.textOnly)}
          data-layout={isInverse ? "inverse" : "default"}
        >
          <div className={styles.text}>
            <h2 id={headingId}>{title}</h2>
            <RichText html={descriptionHtml} className={styles.description} />
          </div>
          <Picture
            file={imageURL}
            alt={imageAlt}
            focalPoint={focalPoint}
            sizes={`${BELOW_MOBILE} 94vw, (max-width: 82em) 52vw, 41rem`}
            className={styles.image}
          />
        </section>
      </Suspense>
    );
  });
}
