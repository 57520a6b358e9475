import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { jobCopy } from "./copy";
import { assertDefined } from "../../lib/assertDefined";
import { aboutPath, careersFragment, jobPath, withFragment } from "../../routes/paths";
import { Breadcrumb } from "../../ui/Breadcrumb";
import { Facts } from "../../ui/Facts";
import { Note } from "../../ui/Note";
import { FormPage } from "../../blocks/FormPage/FormPage";

export const applyViewFragment = graphql`
  fragment ApplyView on Query {
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
  }
  fragment ApplyViewJob on Job {
    prettyURL
    title
    active
  }
`;

export interface ApplyViewProps extends Queries.ApplyViewFragment {
  job: Queries.ApplyViewJobFragment;
  /** The application form. */
  form: ReactNode;
}

/** The page to apply for a job; if the job is closed it says so. */
export function ApplyView({ applyPage, company, job, form }: ApplyViewProps) {
  const { title, lead, answer } = assertDefined(applyPage, "ApplyPage");
  const jobsMail = company?.general.jobsMail;
  return (
    <FormPage
      size="small"
      kicker={
        <Breadcrumb
          items={[
            { label: jobCopy.join, to: withFragment(aboutPath, careersFragment) },
            { label: job.title, to: jobPath(job.prettyURL) },
          ]}
        />
      }
      title={title}
      lead={lead}
      form={form}
    >
      <Facts
        items={[
          {
            label: jobCopy.questions,
            value: jobsMail !== undefined && <a href={`mailto:${jobsMail}`}>{jobsMail}</a>,
          },
          { label: jobCopy.answer, value: answer },
        ]}
      />
      {!job.active && (
        <Note>
          <p>{jobCopy.closedForm(job.title)}</p>
        </Note>
      )}
    </FormPage>
  );
}
