import { graphql, type PageProps } from "gatsby";
import { ApplicationForm } from "../../forms/application/ApplicationForm";
import { assertDefined } from "../../lib/assertDefined";
import { namedTag } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
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

export const Head = pageHead<Queries.ApplyPageQuery>(
  // A search engine shouldn't lead anybody to a closed position.
  (_site, data) => (assertDefined(data.job, "Job").active ? [] : [namedTag("robots", "noindex")]),
);

export const query = graphql`
  query ApplyPage($key: String!, $path: String!) {
    ...ApplyView
    job(prettyURL: { eq: $key }) {
      ...ApplyViewJob
    }
    openJobs: allJob(filter: { active: { eq: true } }, sort: [{ category: DESC }, { title: ASC }]) {
      nodes {
        title
      }
    }
    ...PageMetadata
  }
`;
