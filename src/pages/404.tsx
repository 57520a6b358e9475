import { graphql } from "gatsby";
import NotFoundPage from "./not-found";

/** Page for unknown paths. In the browser, the address then changes to `/not-found`. */
export default NotFoundPage;

export { Head } from "./not-found";

export const query = graphql`
  query UnknownPathPage {
    ...NotFoundRecord
    metadata: pageMetadata(path: { eq: "/not-found" }) {
      ...PageHead
    }
  }
`;
