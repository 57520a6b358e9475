/** A product's page (PROD-01); “Related products” is the specification's own title (PROD-02). */
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
