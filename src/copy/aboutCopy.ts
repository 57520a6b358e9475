export const aboutCopy = {
  title: "About us",
  soFar: "Timeline",
  noJobs: "No jobs are open at the moment.",
} as const;
