import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../../lib/errors";
import { jobCopy } from "./copy";
import { jobsFeed } from "../../routes/files";
import { aboutPath, careersFragment, withFragment } from "../../routes/paths";
import { createFeedTags, createJsonLdTags, createNamedTag } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { buildBreadcrumbList } from "../../seo/structuredData";
import { buildJobPosting } from "./jsonLd";
import { JobView } from "./JobView";

const JobPage = ({ data }: PageProps<Queries.JobPageQuery>) => (
  <JobView job={assertDefined(data.job, "Job")} others={data} />
);
export default JobPage;

export const Head = pageHead<Queries.JobPageQuery>((site, data, path) => {
  const job = assertDefined(data.job, "Job");
  return [
    ...createJsonLdTags({
      job: buildJobPosting(site, path, job),
      breadcrumb: buildBreadcrumbList(site, [
        { name: jobCopy.join, path: withFragment(aboutPath, careersFragment) },
        { name: job.title, path },
      ]),
    }),
    // Keeps closed positions out of search engines; their pages stay.
    ...(job.active ? [] : [createNamedTag("robots", "noindex")]),
    ...createFeedTags(site, [jobsFeed]),
  ];
});

export const query = graphql`
  query JobPage($key: String!, $path: String!) {
    job(prettyURL: { eq: $key }) {
      ...JobView
    }
    ...JobViewOthers
    ...PageMetadata
  }
`;
