import { graphql, type HeadFC, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { PageHead, toPageDescription } from "../seo/PageHead";
import { ApplyView } from "../views/ApplyView";

const ApplyPage = ({ data }: PageProps<Queries.ApplyPageQuery>) => (
  <ApplyView
    applyPage={data.applyPage}
    company={data.company}
    job={required(data.job, "Job")}
    form={null}
  />
);
export default ApplyPage;

export const Head: HeadFC<Queries.ApplyPageQuery> = ({ data, location }) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(required(data.metadata, "Metadata"))}
  />
);

export const query = graphql`
  query ApplyPage($key: String!, $metadataPath: String!) {
    ...ApplyView
    job(prettyURL: { eq: $key }) {
      ...ApplyViewJob
    }
    metadata: pageMetadata(path: { eq: $metadataPath }) {
      ...PageHead
    }
  }
`;
