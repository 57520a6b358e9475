import { type ReactNode, Suspense } from "react";
import { joinClasses } from "../../lib/classes";
import { MOBILE_QUERY } from "../../lib/limits";
import { getFragment } from "../../lib/text";
import { ArrowLink, toLinkProps } from "../../ui/Button";
import { Picture, type PictureProps } from "../../ui/Picture";
import { RichText } from "../../ui/RichText";
import * as styles from "./SectionList.module.css";

type Pictured = Readonly<Record<"imageAlt" | "focalPoint", string | null>> & {
  readonly imageURL: PictureProps["file"];
};

/** Text beside a picture, with the sides alternating by index; text alone without a picture. */
export function TextAndImage({
  section: { imageURL, imageAlt, focalPoint },
  index,
  children,
}: {
  section: Pictured;
  index: number;
  children: ReactNode;
}) {
  const isInverse = index % 2 === 1;
  return (
    <div
      className={joinClasses(styles.duo, isInverse && styles.inverse, !imageURL && styles.textOnly)}
      data-layout={isInverse ? "inverse" : "default"}
    >
      <div className={`stack ${styles.text}`}>{children}</div>
      <Picture
        file={imageURL}
        alt={imageAlt}
        focalPoint={focalPoint}
        sizes={`${MOBILE_QUERY} 94vw, (max-width: 82em) 52vw, 41rem`}
        className={styles.image}
      />
    </div>
  );
}

interface TextAndImageSection extends Pictured {
  readonly title: string;
  readonly descriptionHtml: string;
  readonly action?: Queries.ActionFragment | null;
}

/** Sections with an anchor each and alternating sides. */
export const SectionList = ({
  sections,
  level: Heading = "h2",
}: {
  sections: readonly TextAndImageSection[];
  level?: "h2" | "h3";
}) =>
  sections.map((section, index) => {
    const { title, descriptionHtml, action } = section;
    const anchor = getFragment(title);
    const headingId = `${anchor}-title`;
    return (
      <Suspense key={anchor} fallback={null}>
        <section id={anchor} aria-labelledby={headingId}>
          <TextAndImage section={section} index={index}>
            <Heading id={headingId}>{title}</Heading>
            <RichText html={descriptionHtml} className={styles.description} />
            {action && <ArrowLink {...toLinkProps(action)} />}
          </TextAndImage>
        </section>
      </Suspense>
    );
  });
