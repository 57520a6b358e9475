import { graphql, type HeadFC, type PageProps } from "gatsby";
import { required } from "../../lib/required";
import { PageHead, toPageDescription } from "../../seo/PageHead";
import { UnsubscribeView } from "../../views/UnsubscribeView";

const UnsubscribePage = ({ data }: PageProps<Queries.UnsubscribePageQuery>) => (
  <UnsubscribeView page={required(data.unsubscribePage, "Unsubscribe page")} form={null} />
);
export default UnsubscribePage;

export const Head: HeadFC<Queries.UnsubscribePageQuery> = ({ data, location }) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(required(data.metadata, "Metadata"))}
  />
);

export const query = graphql`
  query UnsubscribePage {
    unsubscribePage {
      ...UnsubscribeView
    }
    metadata: pageMetadata(path: { eq: "/newsletter/unsubscribe" }, variant: { eq: null }) {
      ...PageHead
    }
    confirmMetadata: pageMetadata(
      path: { eq: "/newsletter/unsubscribe" }
      variant: { eq: "confirm" }
    ) {
      ...PageHead
    }
  }
`;
