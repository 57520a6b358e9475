/** The facts beside the application form. */
export const applyCopy = {
  questions: "Questions",
  answer: "Answer",
  closed: (title: string) =>
    `${title} is no longer open. The form begins with the first job that is.`,
} as const;
