import { cycle } from "../../lib/lists";
import { ProductIcon } from "../../ui/ProductIcon";
import { Card } from "./Card";
import { PRODUCT_CORNERS } from "./corners";
import { ExampleDrawing } from "./ExampleDrawing";

/** A product as a card; what its example shows is drawn in the place of the picture. */
export const ProductCard = ({
  product: { preview, registered, logos, header, example },
  index,
}: {
  product: Queries.ProductCardFragment;
  /** Its place in the list, which gives the corner. */
  index: number;
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
    corner={cycle(PRODUCT_CORNERS, index)}
    mark={<ProductIcon url={logos.circle.publicURL} sizePx={40} />}
    title={registered ? `${preview.title}®` : preview.title}
    to={preview.action.url}
  />
);
