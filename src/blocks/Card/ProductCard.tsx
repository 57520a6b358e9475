import { formatProductName } from "../../lib/text";
import { ProductIcon } from "../../ui/Icon";
import { Card, type CardProps } from "./Card";
import { ExampleDrawing } from "./ExampleDrawing";

/** A product as a card; without a picture it shows its example's drawing. */
export const ProductCard = ({
  product: { preview, registered, logos, header, example },
  layout,
}: {
  product: Queries.ProductCardFragment;
  layout?: CardProps["layout"];
}) => (
  <Card
    kind="product"
    preview={preview}
    figure={
      example?.card && (
        <ExampleDrawing drawing={example.card} gradient={header.backgroundGradient} />
      )
    }
    layout={layout}
    mark={<ProductIcon url={logos.circle.publicURL} sizePx={40} />}
    title={formatProductName(preview.title, registered)}
  />
);
