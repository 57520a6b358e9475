import { graphql } from "gatsby";
import { productPath } from "../../routes/paths";
import { ProductIcon } from "../../ui/Icon";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./ProductLines.module.css";

export const productLineFragment = graphql`
  fragment ProductLine on Product {
    ...ProductMark
    shortDescription
  }
`;

/** Compact list of products; cards would dominate the adjacent text. */
export const ProductLines = ({
  products,
}: {
  products: readonly Queries.ProductLineFragment[];
}) => (
  <ul className={styles.products}>
    {products.map(({ jsonId, title, shortDescription, logos }) => (
      <li key={jsonId}>
        <SmartLink to={productPath(jsonId)}>
          <ProductIcon url={logos.circle.publicURL} sizePx={40} />
          <span>
            <b>{title}</b>
            <small>{shortDescription}</small>
          </span>
        </SmartLink>
      </li>
    ))}
  </ul>
);
