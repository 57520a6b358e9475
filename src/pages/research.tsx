import { graphql, type HeadFC, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { PageHead, toPageDescription } from "../seo/PageHead";
import { ResearchView } from "../views/ResearchView";

const ResearchPage = ({ data }: PageProps<Queries.ResearchPageQuery>) => <ResearchView {...data} />;
export default ResearchPage;

export const Head: HeadFC<Queries.ResearchPageQuery> = ({ data, location }) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(required(data.metadata, "Metadata"))}
  />
);

export const query = graphql`
  query ResearchPage {
    ...ResearchView
    metadata: pageMetadata(path: { eq: "/research" }) {
      ...PageHead
    }
  }
`;
