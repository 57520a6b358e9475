import { Carousel } from "./Carousel";
import { ProductCard } from "../Card/ProductCard";

interface ProductCarouselProps {
  title: string;
  id: string;
  products: readonly Queries.ProductCardFragment[];
}

/** Products in a row that overflows on the right; use it in a section that clips. */
export function ProductCarousel({ title, id, products }: ProductCarouselProps) {
  if (products.length === 0) return null;
  return (
    <Carousel title={title} id={id} type="half">
      {products.map((product) => (
        <ProductCard key={product.jsonId} product={product} />
      ))}
    </Carousel>
  );
}
