import { productPath } from "../routes/paths";
import { SmartLink } from "../ui/SmartLink";
import { menuColumns, type MenuProduct } from "./menu";
import { ProductDisc } from "./ProductDisc";
import * as styles from "./ProductsPanel.module.css";

/**
 * The products in columns of four, by their place in the menu (TOP-06, TOP-19 to TOP-22). Their
 * pictures come with the opening, so that no page carries them for a closed menu.
 */
export function ProductsPanel({
  products,
  isOpen,
}: {
  products: readonly MenuProduct[];
  isOpen: boolean;
}) {
  return (
    <div className={`page ${styles.columns}`}>
      {menuColumns(products).map((column) => (
        <ul key={column[0]?.id}>
          {column.map(({ id, title, text, circleUrl }) => (
            <li key={id}>
              <SmartLink to={productPath(id)} className={styles.item}>
                {isOpen && <ProductDisc url={circleUrl} sizePx={44} />}
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
