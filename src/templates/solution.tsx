import { graphql, type HeadFC, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { PageHead, toPageDescription } from "../seo/PageHead";
import { SolutionView } from "../views/SolutionView";

const SolutionPage = ({ data }: PageProps<Queries.SolutionPageQuery>) => (
  <SolutionView solution={required(data.solution, "Solution")} />
);
export default SolutionPage;

export const Head: HeadFC<Queries.SolutionPageQuery> = ({ data, location }) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(required(data.metadata, "Metadata"))}
  />
);

export const query = graphql`
  query SolutionPage($key: String!, $metadataPath: String!) {
    solution(jsonId: { eq: $key }) {
      ...SolutionView
    }
    metadata: pageMetadata(path: { eq: $metadataPath }) {
      ...PageHead
    }
  }
`;
