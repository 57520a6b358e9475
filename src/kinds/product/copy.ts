/** A product's page; the specification gives the title “Related products”. */
export const productCopy = {
  talk: (title: string) => `Talk to us about ${title}`,
  takes: "What goes in",
  gives: "What comes out",
  limits: "What it doesn’t do",
  figures: "In figures",
  useCases: "Use cases",
  modules: "Modules",
  goldData: "Gold data",
  related: "Related products",
  caseStudies: "Case studies",
  papers: "Papers on this task",
  papersNote: "Published papers on related tasks, by other people.",
} as const;
