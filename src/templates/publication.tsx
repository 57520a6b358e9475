import { graphql, type HeadFC, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { PageHead, toPageDescription } from "../seo/PageHead";
import { publicationDescription } from "../seo/publicationDescription";
import { PublicationView } from "../views/PublicationView";

const PublicationPage = ({ data }: PageProps<Queries.PublicationPageQuery>) => (
  <PublicationView
    publication={required(data.publication, "Publication")}
    page={data}
    related={data.related.nodes}
  />
);
export default PublicationPage;

export const Head: HeadFC<Queries.PublicationPageQuery> = ({ data, location }) => (
  <PageHead
    path={location.pathname}
    page={publicationDescription(
      required(data.publication, "Publication"),
      toPageDescription(required(data.metadata, "Metadata")),
    )}
  />
);

export const query = graphql`
  query PublicationPage($key: String!, $related: [String!]!) {
    publication(prettyURL: { eq: $key }) {
      ...PublicationView
      ...PublicationHead
    }
    ...PublicationViewPage
    related: allPublication(filter: { prettyURL: { in: $related } }) {
      nodes {
        ...PublicationViewRelated
      }
    }
    metadata: pageMetadata(path: { eq: "/research" }) {
      ...PageHead
    }
  }
`;
