/** The home page's own words; its texts are in the records. */
export const homeCopy = {
  allPublications: "All publications",
  allNews: "All news",
} as const;
