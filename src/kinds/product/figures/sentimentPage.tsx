import { graphql } from "gatsby";
import { SentimentFigure } from "../../example/SentimentFigure";
import { productPage } from "../productPage";

export { ProductHead as Head } from "../productPage";
export default productPage(["sentiment"], (example) => <SentimentFigure example={example} />);

export const query = graphql`
  query ProductSentimentPage($key: String!, $path: String!) {
    ...ProductData
  }
`;
