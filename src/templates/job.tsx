import { graphql, type HeadFC, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { PageHead, toPageDescription } from "../seo/PageHead";
import { JobView } from "../views/JobView";

const JobPage = ({ data }: PageProps<Queries.JobPageQuery>) => (
  <JobView job={required(data.job, "Job")} others={data} />
);
export default JobPage;

export const Head: HeadFC<Queries.JobPageQuery> = ({ data, location }) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(required(data.metadata, "Metadata"))}
  />
);

export const query = graphql`
  query JobPage($key: String!, $metadataPath: String!) {
    job(prettyURL: { eq: $key }) {
      ...JobView
    }
    ...JobViewOthers
    metadata: pageMetadata(path: { eq: $metadataPath }) {
      ...PageHead
    }
  }
`;
