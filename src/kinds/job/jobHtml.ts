import { escapeHtml } from "../../lib/escapeHtml";
import { jobCopy } from "./copy";

/** What the work is, as HTML: the description, and each list under its heading. */
export const jobHtml = (job: Queries.JobViewFragment): string =>
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
