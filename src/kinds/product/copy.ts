/** A product's page; the specification gives the title “Related products”. */
export const productCopy = {
  talk: (title: string) => `Talk to us about ${title}`,
  figures: "In figures",
  inside: "What is inside",
  useCases: "Use cases",
  modules: "Modules",
  goldData: "Gold data",
  related: "Related products",
  caseStudies: "Case studies",
  papers: "The research behind it",
  papersNote: "Papers on the problem this product solves.",
} as const;
