import type { ReactNode } from "react";
import { joinClasses } from "../../lib/classes";
import { assertDefined } from "../../lib/errors";
import { MOBILE_QUERY } from "../../lib/limits";
import { ArrowText, toLinkProps } from "../../ui/Button";
import { Picture } from "../../ui/Picture";
import { RichText } from "../../ui/RichText";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./Card.module.css";

export interface CardProps {
  /** Sets the picture's aspect ratio and which corner is round. */
  kind: "product" | "caseStudy" | "news";
  preview: Omit<Queries.NewsCardFragment["preview"], "imageAlt"> & { imageAlt?: string | null };
  figure?: ReactNode;
  meta?: ReactNode;
  mark?: ReactNode;
  title?: ReactNode;
  layout?: "stack" | "wide" | undefined;
  as?: "li" | "article" | undefined;
}

/** `sizes` attribute of the image, by layout. */
const SIZES = {
  stack: `${MOBILE_QUERY} 94vw, (max-width: 74.99em) 46vw, 26rem`,
  wide: `${MOBILE_QUERY} 94vw, (max-width: 82em) 52vw, 43rem`,
} as const;

/** A record as a card. A press anywhere follows the title's link; links in the text stay separate. */
export function Card({
  kind,
  preview,
  figure,
  meta,
  mark,
  title = preview.title,
  layout = "stack",
  as: Element = "li",
}: CardProps) {
  const link = toLinkProps(assertDefined(preview.action, "Action"));
  return (
    <Element className={joinClasses(styles.card, styles[kind], layout === "wide" && styles.wide)}>
      {preview.image ? (
        <Picture
          file={preview.image}
          alt={preview.imageAlt}
          sizes={SIZES[layout]}
          focalPoint={preview.focalPoint}
          className={`screenOnly ${styles.image}`}
        />
      ) : (
        figure
      )}
      <div className={styles.body}>
        {meta !== undefined && <p className={`hint ${styles.meta}`}>{meta}</p>}
        <div className={styles.head}>
          {mark}
          <h3 className={styles.title}>
            <SmartLink {...link} className="stretched">
              {title}
            </SmartLink>
          </h3>
        </div>
        <RichText html={preview.contentHtml} className={`hint ${styles.text}`} />
        <div className={`${styles.action} screenOnly`}>
          <ArrowText>{link.children}</ArrowText>
        </div>
      </div>
    </Element>
  );
}

/** Cards in as many columns as fit; the children are `li` elements. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <ul className={styles.grid}>{children}</ul>
);
