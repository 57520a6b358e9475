/** The careers section of the about page. */
export const aboutCopy = {
  title: "About us",
  noJobs: "No job is open at the moment.",
} as const;
