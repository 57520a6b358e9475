/** The home page's own words; its texts are in the records (AMB-13). */
export const homeCopy = {
  allPublications: "All publications",
  allNews: "All news",
} as const;
