import type { MenuProduct } from "../../lib/menus";
import { productPath } from "../../routes/paths";
import { SmartLink } from "../../ui/SmartLink";
import { menuColumns } from "./menu";
import { ProductIcon } from "../../ui/ProductIcon";
import * as styles from "./ProductsPanel.module.css";

/** The products in columns of four, by their place in the menu. */
export function ProductsPanel({ products }: { products: readonly MenuProduct[] }) {
  return (
    <div className={styles.columns}>
      {menuColumns(products).map((column) => (
        <ul key={column[0]?.id}>
          {column.map(({ id, title, text, circleUrl }) => (
            <li key={id}>
              <SmartLink to={productPath(id)} className={styles.item}>
                <ProductIcon url={circleUrl} sizePx={44} />
                <span>
                  <span className={styles.name}>{title}</span>{" "}
                  <span className={styles.text}>{text}</span>
                </span>
              </SmartLink>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
