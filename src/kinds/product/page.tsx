import { graphql } from "gatsby";
import { ExampleFigure } from "../example/ExampleFigure";
import { SHARED_KINDS } from "../example/shapes";
import { productPage } from "./productPage";

export { ProductHead as Head } from "./productPage";
export default productPage(SHARED_KINDS, (example) => <ExampleFigure example={example} />);

export const query = graphql`
  query ProductPage($key: String!, $path: String!) {
    ...ProductData
  }
`;
