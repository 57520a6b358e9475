import { graphql } from "gatsby";
import { DialogueFigure } from "../../example/DialogueFigure";
import { productPage } from "../productPage";

export { ProductHead as Head } from "../productPage";
export default productPage(["dialogue"], (example) => <DialogueFigure example={example} />);

export const query = graphql`
  query ProductDialoguePage($key: String!, $path: String!) {
    ...ProductData
  }
`;
