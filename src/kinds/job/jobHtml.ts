import { escapeHtml } from "../../lib/text";
import { jobCopy } from "./copy";

/** Each list follows its heading. */
export const buildJobHtml = (job: Queries.JobViewFragment): string =>
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
