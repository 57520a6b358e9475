import { graphql, type HeadFC, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { PageHead, toPageDescription } from "../seo/PageHead";
import { HomeView } from "../views/HomeView";

const IndexPage = ({ data }: PageProps<Queries.HomePageQuery>) => <HomeView data={data} />;
export default IndexPage;

export const Head: HeadFC<Queries.HomePageQuery> = ({ data, location }) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(required(data.metadata, "Metadata"))}
  />
);

export const query = graphql`
  query HomePage {
    ...HomeView
    metadata: pageMetadata(path: { eq: "/" }) {
      ...PageHead
    }
  }
`;
