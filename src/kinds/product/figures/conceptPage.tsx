import { graphql } from "gatsby";
import { ConceptFigure } from "../../example/ConceptFigure";
import { productPage } from "../productPage";

export { ProductHead as Head } from "../productPage";
export default productPage(["concept"], (example) => <ConceptFigure example={example} />);

export const query = graphql`
  query ProductConceptPage($key: String!, $path: String!) {
    ...ProductData
  }
`;
