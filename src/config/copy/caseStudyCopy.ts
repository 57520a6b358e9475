/** A case study's page (CASE-01) and what stands in for one that is not written yet (AMB-01). */
export const caseStudyCopy = {
  kicker: "Case study",
  facts: "Facts",
  products: (count: number) => (count === 1 ? "The product" : "Products in this study"),
  another: "Another study",
  previewTitle: "The long version is not written yet",
  previewText:
    "This is a preview. If you would like to hear how the work was done, ask the people who did it.",
  ask: "Ask about this study",
  back: (title: string) => `Back to ${title}`,
} as const;
