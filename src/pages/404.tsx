import { graphql } from "gatsby";
import NotFoundPage, { Head as NotFoundHead } from "./not-found";

/** Page for unknown paths. In the browser, the address then changes to `/not-found`. */
const UnknownPathPage = NotFoundPage;
export default UnknownPathPage;

export const Head = NotFoundHead;

export const query = graphql`
  query UnknownPathPage {
    ...NotFoundRecord
    metadata: pageMetadata(path: { eq: "/not-found" }) {
      ...PageHead
    }
  }
`;
