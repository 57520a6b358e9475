import type { JobPosting, WithContext } from "schema-dts";
import { escapeHtml } from "../../lib/escapeHtml";
import { absoluteUrl } from "../../seo/headTags";
import { publisher, type SiteIdentity } from "../../seo/structuredData/publisher";

/** The facts of a position that search engines read; null where the record has none. */
export interface JobFacts {
  path: string;
  prettyURL: string;
  title: string;
  active: boolean;
  summary: string;
  /** HTML. */
  description: string;
  /** Lists of HTML, each with its heading, in the page's order. */
  lists: readonly { title: string; items: readonly string[] }[];
  addressLocality: string | null;
  /** The country's code. */
  addressCountry: string | null;
  /** Whether the work can be done from anywhere in the country. */
  isRemote: boolean;
  employmentType: string;
  /** `YYYY-MM-DD`, both. */
  datePosted: string;
  validThrough: string | null;
}

/** HTML, which search engines expect here. */
const wholeDescription = ({ summary, description, lists }: JobFacts) =>
  [
    `<p>${escapeHtml(summary)}</p>`,
    description,
    ...lists
      .filter(({ items }) => items.length > 0)
      .map(
        ({ title, items }) =>
          `<p>${escapeHtml(title)}</p><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`,
      ),
  ].join("");

/**
 * A position, or null where it is closed or lacks a fact that search engines require: title,
 * description, datePosted, hiringOrganization, and jobLocation with town and country, which only
 * work from afar can do without when it says in which country
 * (developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function jobPosting(site: SiteIdentity, job: JobFacts): WithContext<JobPosting> | null {
  const { addressLocality, addressCountry, isRemote } = job;
  const isComplete = [job.title, job.description, job.datePosted].every((fact) => fact !== "");
  const isPlaced = addressLocality !== null || isRemote;
  if (!job.active || !isComplete || addressCountry === null || !isPlaced) return null;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    "@id": `${absoluteUrl(site.url, job.path)}#job`,
    url: absoluteUrl(site.url, job.path),
    title: job.title,
    description: wholeDescription(job),
    identifier: { "@type": "PropertyValue", name: site.name, value: job.prettyURL },
    datePosted: job.datePosted,
    ...(job.validThrough === null ? {} : { validThrough: `${job.validThrough}T23:59:59Z` }),
    employmentType: job.employmentType,
    hiringOrganization: publisher(site),
    ...(addressLocality === null
      ? {}
      : {
          jobLocation: {
            "@type": "Place",
            address: { "@type": "PostalAddress", addressLocality, addressCountry },
          },
        }),
    ...(isRemote
      ? {
          jobLocationType: "TELECOMMUTE",
          applicantLocationRequirements: { "@type": "Country", name: addressCountry },
        }
      : {}),
    directApply: true,
  };
}
