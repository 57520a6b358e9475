/** The titles of the feeds, after the site's name. */
export const feedCopy = {
  news: "all news",
  type: (type: string) => `news, ${type}`,
  papers: "papers",
  jobs: "open jobs",
} as const;
