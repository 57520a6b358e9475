import type { JobPosting, WithContext } from "schema-dts";
import { escapeHtml } from "../../lib/text";
import { toAbsoluteUrl, type SiteIdentity } from "../../seo/headTags";
import { jobCopy } from "./copy";
import { buildPublisher } from "../../seo/structuredData";

type Job = NonNullable<Queries.JobPageQuery["job"]>;

/** Returns the job's description as HTML, followed by its lists with headings. */
export const buildJobHtml = (job: Job): string =>
  [
    job.descriptionHtml,
    ...[
      { title: jobCopy.responsibilities, items: job.responsibilitiesHtml },
      { title: jobCopy.requirements, items: job.requirementsHtml },
      { title: jobCopy.offers, items: job.offersHtml },
    ]
      .filter(({ items }) => items.length > 0)
      .map(
        ({ title, items }) =>
          `<h2>${escapeHtml(title)}</h2><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`,
      ),
  ].join("");

/**
 * Returns the JobPosting, or null if the job is closed or lacks a required fact. Google requires a
 * country (developers.google.com/search/docs/appearance/structured-data/job-posting). This site also
 * requires a town, unless the job is remote.
 */
export function buildJobPosting(
  site: SiteIdentity,
  path: string,
  job: Job,
): WithContext<JobPosting> | null {
  const { active, addressLocality, addressCountry, isRemote, validThrough } = job;
  if (!active || addressCountry === null || (addressLocality === null && !isRemote)) return null;
  const page = toAbsoluteUrl(site.url, path);
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    "@id": `${page}#job`,
    url: page,
    title: job.title,
    description: `<p>${escapeHtml(job.summary)}</p>${buildJobHtml(job)}`,
    identifier: { "@type": "PropertyValue", name: site.name, value: job.prettyURL },
    datePosted: job.datePosted,
    ...(validThrough !== null && { validThrough: `${validThrough}T23:59:59Z` }),
    employmentType: job.employmentType,
    hiringOrganization: buildPublisher(site),
    ...(addressLocality !== null && {
      jobLocation: {
        "@type": "Place",
        address: { "@type": "PostalAddress", addressLocality, addressCountry },
      },
    }),
    ...(isRemote && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: addressCountry },
    }),
    directApply: true,
  };
}
