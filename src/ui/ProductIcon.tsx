/** Lazily loaded mark of a product or a solution; its name is in the adjacent text. */
export const ProductIcon = ({ url, sizePx }: { url: string | null; sizePx: number }) => (
  <img src={url ?? ""} alt="" width={sizePx} height={sizePx} loading="lazy" />
);
