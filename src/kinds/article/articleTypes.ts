/** The kinds of news, in the order in which they are offered. */
export const ARTICLE_TYPES = [
  "press release",
  "product upgrade",
  "research and publications",
  "case study",
] as const;
