/** The careers section of the about page (JOB-01). */
export const aboutCopy = {
  title: "About us",
  noJobs: "No job is open at the moment.",
} as const;
