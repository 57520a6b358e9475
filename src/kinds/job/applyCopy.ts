/** The facts beside the application form. */
export const applyCopy = {
  questions: "Questions",
  answer: "Answer",
  closed: (title: string) =>
    `We’re no longer hiring for ${title}, so we’ve chosen the first open job for you.`,
} as const;
