import { graphql, type HeadFC, type PageProps } from "gatsby";
import { ApplicationForm } from "../../forms/application/ApplicationForm";
import { assertDefined } from "../../lib/assertDefined";
import { namedTag } from "../../seo/headTags";
import { PageHead, toPageDescription, type PageHeadContext } from "../../seo/PageHead";
import { ApplyView } from "./ApplyView";

const ApplyPage = ({ data }: PageProps<Queries.ApplyPageQuery>) => {
  const job = assertDefined(data.job, "Job");
  return (
    <ApplyView
      applyPage={data.applyPage}
      company={data.company}
      job={job}
      form={
        <ApplicationForm
          // Another job's page starts a form of its own.
          key={job.prettyURL}
          positions={data.openJobs.nodes.map(({ title }) => title)}
          jobTitle={job.title}
          email={assertDefined(data.company, "Company").general.jobsMail}
        />
      }
    />
  );
};
export default ApplyPage;

export const Head: HeadFC<Queries.ApplyPageQuery, PageHeadContext> = ({
  data,
  location,
  pageContext,
}) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(data.metadata)}
    picture={pageContext.socialPicture}
    // A search engine shouldn't lead anybody to a closed position.
    more={() => (assertDefined(data.job, "Job").active ? [] : [namedTag("robots", "noindex")])}
  />
);

export const query = graphql`
  query ApplyPage($key: String!, $metadataPath: String!) {
    ...ApplyView
    job(prettyURL: { eq: $key }) {
      ...ApplyViewJob
    }
    openJobs: allJob(filter: { active: { eq: true } }, sort: [{ category: DESC }, { title: ASC }]) {
      nodes {
        title
      }
    }
    metadata: pageMetadata(path: { eq: $metadataPath }) {
      ...PageHead
    }
  }
`;
