/** The facts beside the contact form, and how its message begins where a link says what it is about. */
export const contactsCopy = {
  write: "Write",
  call: "Call",
  visit: "Visit",
  aboutProduct: (title: string) => `I’d like to talk to you about ${title}.`,
  aboutStudy: (title: string) => `I’d like to ask about the case study “${title}”.`,
} as const;
