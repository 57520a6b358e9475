import { graphql, type PageProps } from "gatsby";
import { FormPage } from "../../blocks/FormPage/FormPage";
import { ApplicationForm } from "../../forms/application/ApplicationForm";
import { assertDefined } from "../../lib/errors";
import { careersPath, jobPath } from "../../routes/paths";
import { createMetaTag } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { Breadcrumb } from "../../ui/Breadcrumb";
import { Facts } from "../../ui/Facts";
import { Notice } from "../../ui/Notice";
import { jobCopy } from "./copy";

/** Page with a job's application form; shows a notice if the job is closed. */
export default function ApplyPage({ data }: Pick<PageProps<Queries.ApplyPageQuery>, "data">) {
  const job = assertDefined(data.job, "Job");
  const { answer, ...pageCopy } = assertDefined(data.applyPage, "ApplyPage");
  const { jobsMail } = assertDefined(data.company, "Company").general;
  return (
    <FormPage
      kicker={
        <Breadcrumb
          items={[
            { label: jobCopy.join, to: careersPath },
            { label: job.title, to: jobPath(job.prettyURL) },
          ]}
        />
      }
      {...pageCopy}
      form={
        <ApplicationForm
          // Resets the form for another job.
          key={job.prettyURL}
          positions={data.openJobs.nodes.map(({ title }) => title)}
          jobTitle={job.title}
          email={jobsMail}
        />
      }
    >
      <Facts
        items={[
          { label: jobCopy.questions, value: <a href={`mailto:${jobsMail}`}>{jobsMail}</a> },
          { label: jobCopy.answer, value: answer },
        ]}
      />
      {!job.active && (
        <Notice>
          <p>{jobCopy.closedForm(job.title)}</p>
        </Notice>
      )}
    </FormPage>
  );
}

export const Head = pageHead<Queries.ApplyPageQuery>((_site, data) =>
  assertDefined(data.job, "Job").active ? [] : [createMetaTag("robots", "noindex")],
);

export const query = graphql`
  query ApplyPage($key: String!, $path: String!) {
    applyPage {
      title
      lead
      answer
    }
    company {
      general {
        jobsMail
      }
    }
    job(prettyURL: { eq: $key }) {
      prettyURL
      title
      active
    }
    openJobs: allJob(filter: { active: { eq: true } }, sort: [{ category: DESC }, { title: ASC }]) {
      nodes {
        title
      }
    }
    ...PageMetadata
  }
`;
