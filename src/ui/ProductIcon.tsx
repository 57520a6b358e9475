/** A product's or a solution's mark on its colour; the name is beside it. Loaded only once it can be seen. */
export const ProductIcon = ({ url, sizePx }: { url: string | null; sizePx: number }) => (
  <img src={url ?? ""} alt="" width={sizePx} height={sizePx} loading="lazy" />
);
