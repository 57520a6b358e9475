import { graphql } from "gatsby";
import NotFoundPage, { Head as NotFoundHead } from "./not-found";

/** Response to unknown paths; in the browser, the address becomes /not-found. */
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
