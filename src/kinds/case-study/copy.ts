export const caseStudyCopy = {
  kicker: "Case study",
  products: (count: number) => (count === 1 ? "The product" : "Products in this study"),
  task: "The task",
  ask: "Ask about this study",
  back: (title: string) => `Back to ${title}`,
} as const;
