import { topBarCopy } from "../../copy/topBarCopy";
import type { MenuSolution } from "../../lib/menus";
import { productPath, solutionPath } from "../../routes/paths";
import { ArrowLink } from "../../ui/Button";
import { Mark } from "../../ui/Mark";
import { SmartLink } from "../../ui/SmartLink";
import { ProductIcon } from "../../ui/ProductIcon";
import * as styles from "./SolutionsPanel.module.css";

/** Each solution with its mark, title, description, fragment links and products. */
export function SolutionsPanel({ solutions }: { solutions: readonly MenuSolution[] }) {
  return (
    <div className={styles.columns}>
      {solutions.map(({ id, title, senseNumber, text, mark, links, products }) => (
        <div key={id} className={styles.item}>
          <SmartLink to={solutionPath(id)} className={styles.title}>
            <Mark {...mark} senseNumber={senseNumber} />
            {title}
          </SmartLink>
          <p>{text}</p>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.to}>
                <SmartLink to={link.to}>{link.text}</SmartLink>
              </li>
            ))}
          </ul>
          <ul className={styles.products} aria-label={topBarCopy.productsFor(title)}>
            {products.map((product) => (
              <li key={product.id}>
                <SmartLink to={productPath(product.id)}>
                  <ProductIcon url={product.circleUrl} sizePx={28} />
                  {product.title}
                </SmartLink>
              </li>
            ))}
          </ul>
          <ArrowLink to={solutionPath(id)}>{topBarCopy.moreAbout(title)}</ArrowLink>
        </div>
      ))}
    </div>
  );
}
