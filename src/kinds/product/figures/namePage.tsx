import { graphql } from "gatsby";
import { NameFigure } from "../../example/NameFigure";
import { productPage } from "../productPage";

export { ProductHead as Head } from "../productPage";
export default productPage(["name"], (example) => <NameFigure example={example} />);

export const query = graphql`
  query ProductNamePage($key: String!, $path: String!) {
    ...ProductData
  }
`;
