/** Copy of the job page and the application page. */
export const jobCopy = {
  join: "Join us",
  team: "Team",
  place: "Place",
  contract: "Contract",
  posted: "Posted",
  openUntil: "Open until",
  apply: "Apply for this job",
  responsibilities: "What you’ll do",
  requirements: "What you’ll bring",
  offers: "What we offer",
  others: "Other open jobs",
  closedTitle: "This job is no longer open",
  closedBefore: "We keep this page for anyone who was sent the link. You can still write to us at",
  closedAction: "See open jobs",
  questions: "Questions",
  answer: "Answer",
  closedForm: (title: string) =>
    `We’re no longer hiring for ${title}, so we’ve chosen the first open job for you.`,
  /** Page metadata of the application page. */
  application: (title: string) => ({
    title: `Apply: ${title}`,
    description: `Apply to join us as ${title}. Send a short CV in PDF and a cover letter.`,
    keywords: `job application, ${title}, apply, CV, cover letter`,
  }),
} as const;
