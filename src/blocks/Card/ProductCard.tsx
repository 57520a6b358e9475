import { cycle } from "../../lib/lists";
import { ProductIcon } from "../../ui/Icon";
import { Card, type CardProps, PRODUCT_CORNERS } from "./Card";
import { ExampleDrawing } from "./ExampleDrawing";

/** A product as a card; without a picture it shows its example's drawing. */
export const ProductCard = ({
  product: { preview, registered, logos, header, example },
  index,
  layout,
}: {
  product: Queries.ProductCardFragment;
  index: number;
  layout?: CardProps["layout"];
}) => (
  <Card
    preview={preview}
    image={preview.cardImageURL}
    figure={
      example?.card && (
        <ExampleDrawing drawing={example.card} gradient={header.backgroundGradient} />
      )
    }
    aspect="3:2"
    layout={layout}
    corner={cycle(PRODUCT_CORNERS, index)}
    mark={<ProductIcon url={logos.circle.publicURL} sizePx={40} />}
    title={registered ? `${preview.title}®` : preview.title}
    to={preview.action.url}
  />
);
