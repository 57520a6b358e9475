import { graphql, type PageProps } from "gatsby";
import { toJobRow } from "../../blocks/JobGroups/JobGroups";
import { LinkRows } from "../../blocks/LinkRows/LinkRows";
import { aboutCopy } from "../../copy/blockCopy";
import { jobCopy } from "./copy";
import { buildJobHtml, buildJobPosting } from "./jsonLd";
import { formatDay } from "../../lib/text";
import { aboutPath, applyPath, careersPath } from "../../routes/paths";
import { Breadcrumb } from "../../ui/Breadcrumb";
import { ButtonLink } from "../../ui/Button";
import { Facts } from "../../ui/Facts";
import { door } from "../../ui/icons";
import { Notice } from "../../ui/Notice";
import { RichText } from "../../ui/RichText";
import { TextColumns } from "../../blocks/TextColumns/TextColumns";
import { TextHeader } from "../../blocks/TextHeader/TextHeader";
import { assertDefined } from "../../lib/errors";
import { jobsFeed } from "../../routes/files";
import { createFeedTags, createJsonLdTags, createMetaTag } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { buildBreadcrumbList } from "../../seo/structuredData";
import * as styles from "./page.module.css";

/** Page of a job. A closed job keeps its page, with a notice in place of the apply button. */
export default function JobPage({ data }: Pick<PageProps<Queries.JobPageQuery>, "data">) {
  const job = assertDefined(data.job, "Job");
  const otherJobs = data.allJob.nodes.filter(({ prettyURL }) => prettyURL !== job.prettyURL);
  const { jobsMail } = assertDefined(data.company, "Company").general;
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
                <p>
                  {jobCopy.closedBefore} <a href={`mailto:${jobsMail}`}>{jobsMail}</a>.
                </p>
              </Notice>
            )}
          </>
        }
      >
        <RichText variant="prose" html={buildJobHtml(job)} />
        {otherJobs.length > 0 && (
          <section className={`screenOnly ${styles.others}`} aria-labelledby="other-jobs">
            <h2 id="other-jobs">{jobCopy.others}</h2>
            <LinkRows items={otherJobs.map(toJobRow)} />
          </section>
        )}
      </TextColumns>
    </article>
  );
}

export const Head = pageHead<Queries.JobPageQuery>((site, data, path) => {
  const job = assertDefined(data.job, "Job");
  return [
    ...createJsonLdTags({
      job: buildJobPosting(site, path, job),
      breadcrumb: buildBreadcrumbList(site, [
        { name: jobCopy.join, path: careersPath },
        { name: job.title, path },
      ]),
    }),
    // Keeps closed jobs out of search engines, although their pages exist.
    ...(job.active ? [] : [createMetaTag("robots", "noindex")]),
    ...createFeedTags(site, [jobsFeed]),
  ];
});

export const query = graphql`
  query JobPage($key: String!, $path: String!) {
    job(prettyURL: { eq: $key }) {
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
    ...PageMetadata
  }
`;
