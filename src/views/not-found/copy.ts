/** The page for addresses that do not exist (NF-01 to NF-03 give the words). */
export const notFoundCopy = {
  code: "404",
  title: "The page you were looking for doesn't exist.",
  lead: "Many senses, and none of them here.",
  home: "Home page",
} as const;
