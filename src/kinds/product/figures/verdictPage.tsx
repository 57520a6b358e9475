import { graphql } from "gatsby";
import { VerdictFigure } from "../../example/VerdictFigure";
import { productPage } from "../productPage";

export { ProductHead as Head } from "../productPage";
export default productPage(["verdict"], (example) => <VerdictFigure example={example} />);

export const query = graphql`
  query ProductVerdictPage($key: String!, $path: String!) {
    ...ProductData
  }
`;
