import { ExampleDrawing, type Drawing } from "./ExampleDrawing";
import { cycle } from "../../lib/lists";
import { BreakableName } from "../../ui/BreakableName";
import type { PictureProps } from "../../ui/Picture";
import type { PictureSource } from "../../ui/pictureSource";
import { RichText } from "../../ui/RichText";
import { Card } from "./Card";
import { PRODUCT_CORNERS } from "./corners";
import * as styles from "./ProductCard.module.css";

/** What a card shows of a product. */
export interface ProductCardData {
  id: string;
  title: string;
  textHtml: string;
  image: PictureSource | null;
  focalPoint?: PictureProps["focalPoint"];
  /** What the product's example shows, which is drawn in the place of the picture. */
  drawing: Drawing | null;
  /** The classes of its ground. */
  gradient: string;
  /** Address of the coloured mark. */
  circleUrl: string;
  to: string;
  actionText: string;
}

export interface ProductCardProps {
  product: ProductCardData;
  /** Its place in the list, which gives the corner. */
  index: number;
}

/** A product as a card. */
export function ProductCard({ product, index }: ProductCardProps) {
  return (
    <Card
      image={product.image}
      focalPoint={product.focalPoint}
      figure={
        product.drawing && <ExampleDrawing drawing={product.drawing} gradient={product.gradient} />
      }
      aspect="3:2"
      corner={cycle(PRODUCT_CORNERS, index)}
      mark={
        <img
          src={product.circleUrl}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className={styles.mark}
        />
      }
      title={<BreakableName name={product.title} />}
      to={product.to}
      actionText={product.actionText}
    >
      <RichText html={product.textHtml} />
    </Card>
  );
}
