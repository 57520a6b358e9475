/** The legal pages. */
export const legalCopy = {
  revised: "Revised on",
  contact: "Contact for data protection:",
} as const;
