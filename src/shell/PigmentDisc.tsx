import * as styles from "./ProductDisc.module.css";

/** A product's mark on its pigment; the name stands beside it. Loaded only once it can be seen. */
export const ProductDisc = ({ url, sizePx }: { url: string; sizePx: number }) => (
  <img className={styles.root} src={url} alt="" width={sizePx} height={sizePx} loading="lazy" />
);
