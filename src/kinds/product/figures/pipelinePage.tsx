import { graphql } from "gatsby";
import { PipelineFigure } from "../../example/PipelineFigure";
import { productPage } from "../productPage";

export { ProductHead as Head } from "../productPage";
export default productPage(["pipeline"], (example) => <PipelineFigure example={example} />);

export const query = graphql`
  query ProductPipelinePage($key: String!, $path: String!) {
    ...ProductData
  }
`;
