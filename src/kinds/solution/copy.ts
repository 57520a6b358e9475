/** A solution's page, and its figures. */
export const solutionCopy = {
  kicker: "Solutions",
  contact: "Talk to us",
  gloss: (sentence: string) => `One sentence, ${sentence.replace(/[.?]$/, "")}, read by each part`,
  doneBy: "Done by",
  examples: "The figures are examples of ours; their scores promise nothing.",
  output: "Output",
  discarded: "Senses that are not meant here",
  classes: ["very negative", "negative", "neutral", "mixed", "positive", "very positive"],
  takes: "in",
  gives: "out",
  useCases: "Where it’s used",
  caseStudies: "Case studies",
} as const;
