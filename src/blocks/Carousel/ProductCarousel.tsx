import { Carousel } from "./Carousel";
import { ProductCard } from "../Card/ProductCard";

export interface ProductCarouselProps {
  title: string;
  /** The heading's id. */
  id: string;
  products: readonly Queries.ProductCardFragment[];
}

/** Products in a row that bleeds off the right edge; put it in a section that clips. */
export function ProductCarousel({ title, id, products }: ProductCarouselProps) {
  if (products.length === 0) return null;
  return (
    <Carousel title={title} id={id} type="half">
      {products.map((product, index) => (
        <ProductCard key={product.jsonId} product={product} index={index} />
      ))}
    </Carousel>
  );
}
