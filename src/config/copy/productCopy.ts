/** A product's page (PROD-01); “Related products” is the specification's own title (PROD-02). */
export const productCopy = {
  figures: "In figures",
  inside: "What is inside",
  useCases: "Use cases",
  modules: "Modules",
  goldData: "Gold data",
  related: "Related products",
  caseStudies: "Case studies",
  papers: "On the same task",
  papersNote: "Papers from our catalogue about what this product does.",
} as const;
