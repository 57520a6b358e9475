import { graphql, type HeadFC, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { PageHead, toPageDescription } from "../seo/PageHead";
import { CaseStudyView } from "../views/CaseStudyView";
import { toCaseStudyCard } from "../views/fragments";

const CaseStudyPage = ({ data }: PageProps<Queries.CaseStudyPageQuery>) => (
  <CaseStudyView
    caseStudy={required(data.caseStudy, "Case study")}
    others={data.others.nodes.map(toCaseStudyCard)}
  />
);
export default CaseStudyPage;

export const Head: HeadFC<Queries.CaseStudyPageQuery> = ({ data, location }) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(required(data.metadata, "Metadata"))}
  />
);

export const query = graphql`
  query CaseStudyPage($key: String!, $metadataPath: String!) {
    caseStudy(jsonId: { eq: $key }) {
      ...CaseStudyView
    }
    others: allCaseStudy(filter: { jsonId: { ne: $key } }, limit: 1) {
      nodes {
        ...CaseStudyCard
      }
    }
    metadata: pageMetadata(path: { eq: $metadataPath }) {
      ...PageHead
    }
  }
`;
