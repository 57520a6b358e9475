/** A solution's page. */
export const solutionCopy = {
  kicker: "Solutions",
  contact: "Talk to us",
  gloss: (sentence: string) => `One sentence, ${sentence.replace(/[.?]$/, "")}, read by each part`,
  doneBy: "Done by",
  examples: "These are our own examples; their scores promise nothing.",
  takes: "in",
  gives: "out",
  useCases: "Where it’s used",
  caseStudies: "Case studies",
} as const;
