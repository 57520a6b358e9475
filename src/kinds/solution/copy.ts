export const solutionCopy = {
  kicker: "Solutions",
  contact: "Talk to us",
  gloss: (sentence: string) =>
    `One sentence, ${sentence.replace(/[.?]$/, "")}, as each task analyses it`,
  doneBy: "Done by",
  examples: "We wrote these examples. They aren’t a benchmark.",
  takes: "in",
  gives: "out",
  about: (title: string) => `about ${title}`,
  useCases: "Where it’s used",
  caseStudies: "Case studies",
} as const;
