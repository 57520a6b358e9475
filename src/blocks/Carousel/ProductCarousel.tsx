import { Carousel } from "./Carousel";
import { ProductCard } from "../Card/ProductCard";

interface ProductCarouselProps {
  title: string;
  id: string;
  products: readonly Queries.ProductCardFragment[];
}

/** Products in a row as wide as the window. The section around it must clip the overflow. */
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
