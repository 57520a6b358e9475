import { graphql } from "gatsby";
import { SensesFigure } from "../../example/SensesFigure";
import { productPage } from "../productPage";

export { ProductHead as Head } from "../productPage";
export default productPage(["senses"], (example) => <SensesFigure example={example} />);

export const query = graphql`
  query ProductSensesPage($key: String!, $path: String!) {
    ...ProductData
  }
`;
