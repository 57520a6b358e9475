import { graphql } from "gatsby";
import { JobRows, toJobRow } from "../../blocks/JobGroups/JobGroups";
import { aboutCopy } from "../../copy/blockCopy";
import { jobCopy } from "./copy";
import { buildJobHtml } from "./jsonLd";
import { formatDay } from "../../lib/text";
import { aboutPath, applyPath, careersFragment, withFragment } from "../../routes/paths";
import { Breadcrumb } from "../../ui/Breadcrumb";
import { ButtonLink } from "../../ui/Button";
import { Facts } from "../../ui/Facts";
import { door } from "../../ui/icons";
import { Notice } from "../../ui/Notice";
import { RichText } from "../../ui/RichText";
import { TextColumns } from "../../blocks/TextColumns/TextColumns";
import { TextHeader } from "../../blocks/TextHeader/TextHeader";
import * as styles from "./JobView.module.css";

export const jobViewFragment = graphql`
  fragment JobView on Job {
    prettyURL
    title
    category
    active
    summary
    descriptionHtml: description
    responsibilitiesHtml: responsibilities
    requirementsHtml: requirements
    offersHtml: offers
    place
    addressLocality
    addressCountry
    isRemote
    contract
    employmentType
    datePosted
    validThrough
  }
  fragment JobViewOthers on Query {
    allJob(filter: { active: { eq: true } }, sort: [{ category: DESC }, { title: ASC }]) {
      nodes {
        prettyURL
        title
        place
      }
    }
    company {
      general {
        jobsMail
      }
    }
  }
`;

export interface JobViewProps {
  job: Queries.JobViewFragment;
  /** Includes the current job, which the view omits. */
  others: Queries.JobViewOthersFragment;
}

const careersPath = withFragment(aboutPath, careersFragment);

/** A closed job keeps its page but has no apply button. */
export function JobView({ job, others }: JobViewProps) {
  const otherJobs = others.allJob.nodes.filter(({ prettyURL }) => prettyURL !== job.prettyURL);
  const jobsMail = others.company?.general.jobsMail;
  return (
    <article className="page">
      <TextHeader
        kicker={
          <Breadcrumb
            items={[
              { label: aboutCopy.title, to: aboutPath },
              { label: jobCopy.join, to: careersPath },
            ]}
          />
        }
        title={job.title}
        lead={job.summary}
      />
      <TextColumns
        line
        sticky
        asideAbove
        aside={
          <>
            <Facts
              items={[
                { label: jobCopy.team, value: job.category },
                { label: jobCopy.place, value: job.place },
                { label: jobCopy.contract, value: job.contract },
                { label: jobCopy.posted, value: formatDay(job.datePosted) },
                {
                  label: jobCopy.openUntil,
                  value: job.active && job.validThrough !== null && formatDay(job.validThrough),
                },
              ]}
            />
            {job.active ? (
              <div>
                <ButtonLink to={applyPath(job.prettyURL)}>{jobCopy.apply}</ButtonLink>
              </div>
            ) : (
              <Notice
                iconPath={door}
                title={jobCopy.closedTitle}
                actions={<ButtonLink to={careersPath}>{jobCopy.closedAction}</ButtonLink>}
              >
                {jobsMail !== undefined && (
                  <p>
                    {jobCopy.closedBefore} <a href={`mailto:${jobsMail}`}>{jobsMail}</a>.
                  </p>
                )}
              </Notice>
            )}
          </>
        }
      >
        <RichText variant="prose" html={buildJobHtml(job)} />
        {otherJobs.length > 0 && (
          <section className={`screenOnly ${styles.others}`} aria-labelledby="other-jobs">
            <h2 id="other-jobs">{jobCopy.others}</h2>
            <JobRows items={otherJobs.map(toJobRow)} />
          </section>
        )}
      </TextColumns>
    </article>
  );
}
