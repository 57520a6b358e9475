/** The legal pages (PAGE-08). */
export const legalCopy = {
  revised: "Revised on",
  contact: "Contact for data protection:",
} as const;
