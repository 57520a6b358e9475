import type { ReactNode } from "react";
import { BELOW_MOBILE } from "../../lib/limits";
import { ArrowText } from "../../ui/Button";
import { Picture, type PictureProps } from "../../ui/Picture";
import type { PictureSource } from "../../ui/pictureSource";
import { SmartLink } from "../../ui/SmartLink";
import type { Corner } from "./corners";
import * as styles from "./Card.module.css";

export interface CardProps {
  /** A card without a picture is text only. */
  image?: PictureSource | null | undefined;
  /** Empty where the picture only decorates. */
  imageAlt?: string | undefined;
  focalPoint?: PictureProps["focalPoint"];
  /** Stands in the place of the picture. */
  figure?: ReactNode;
  /** On the first screen: its picture is fetched at once. */
  priority?: boolean | undefined;
  aspect: "3:2" | "16:9";
  corner: Corner;
  /** A line above the title, such as type and date. */
  meta?: ReactNode;
  /** Beside the title: a product's mark. */
  mark?: ReactNode;
  title: ReactNode;
  to: string;
  /** The text. */
  children: ReactNode;
  /** The words of the arrow at the foot; the title is the link. */
  actionText: string;
  /** `wide` puts picture and text side by side. */
  layout?: "stack" | "wide" | undefined;
  /** The element: an item of a list, or an article that stands alone. */
  as?: "li" | "article" | undefined;
}

/** Widths at which a card is shown: one, two, then three or four in a row. */
const SIZES = {
  stack: `${BELOW_MOBILE} 94vw, (max-width: 74.99em) 46vw, 26rem`,
  wide: `${BELOW_MOBILE} 94vw, (max-width: 82em) 52vw, 43rem`,
} as const;

/** A record as a card. All of it can be pressed, and its one link is the title. */
export function Card({
  image,
  imageAlt,
  focalPoint,
  figure,
  priority,
  aspect,
  corner,
  meta,
  mark,
  title,
  to,
  children,
  actionText,
  layout = "stack",
  as: Element = "li",
}: CardProps) {
  const corners = { bl: styles.bl, tl: styles.tl, tr: styles.tr, br: styles.br };
  const classes = [styles.card, corners[corner], layout === "wide" ? styles.wide : undefined];
  return (
    <Element className={classes.filter(Boolean).join(" ")}>
      {figure}
      {!figure && image && (
        <Picture
          image={image}
          alt={imageAlt}
          sizes={SIZES[layout]}
          focalPoint={focalPoint}
          priority={priority}
          className={`${styles.image} ${aspect === "3:2" ? styles.threeTwo : styles.sixteenNine}`}
        />
      )}
      <div className={styles.body}>
        {meta !== undefined && <p className={styles.meta}>{meta}</p>}
        <div className={styles.head}>
          {mark}
          <h3 className={styles.title}>
            <SmartLink to={to}>{title}</SmartLink>
          </h3>
        </div>
        <div className={styles.text}>{children}</div>
        <div className={styles.action}>
          <ArrowText>{actionText}</ArrowText>
        </div>
      </div>
    </Element>
  );
}
