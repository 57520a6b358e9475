import { graphql } from "gatsby";
import { AnnotationFigure } from "../../example/AnnotationFigure";
import { productPage } from "../productPage";

export { ProductHead as Head } from "../productPage";
export default productPage(["annotation"], (example) => <AnnotationFigure example={example} />);

export const query = graphql`
  query ProductAnnotationPage($key: String!, $path: String!) {
    ...ProductData
  }
`;
