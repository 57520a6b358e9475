/** A solution's page. */
export const solutionCopy = {
  kicker: "Solutions",
  sense: (senseNumber: number) => `Sense ${senseNumber}`,
  contact: "Talk to us",
  components: "The products that do the work. Use one call, or chain them.",
  products: "More products",
  useCases: "Where it is used",
  caseStudies: "Case studies",
} as const;
