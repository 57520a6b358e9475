/** The home page's own words; its texts are in the records. */
export const homeCopy = {
  example: "An example of ours",
  undo: "Show all the senses again",
  papers: (count: number) => (count === 1 ? "1 paper" : `${count} papers`),
} as const;
