/** About us, with the careers section. */
export const aboutCopy = {
  title: "About us",
  soFar: "So far",
  noJobs: "No job is open at the moment.",
} as const;
