/** One page of each kind; together they use every template, view and block. */
export const PAGE_KINDS = {
  home: "/",
  solution: "/solution/llm",
  product: "/product/wordatlas",
  "product with video": "/product/lextag",
  "case study":
    "/case-study/synthetico/revolutionizing-content-management-transform-newsrooms-with-synthetico",
  "case-study preview": "/case-study/lextag/revolutionizing-news-article-annotation",
  research: "/research",
  paper:
    "/research/publication/minerva-llms-the-first-family-of-large-language-models-trained-from-scratch-on-italian-data",
  news: "/article/list",
  article: "/article/acl-2024",
  about: "/about-us",
  contacts: "/contacts",
  job: "/job/nlp-engineer",
  apply: "/job/nlp-engineer/apply",
  terms: "/terms-and-privacy",
  cookies: "/cookies",
  try: "/try",
  unsubscribe: "/newsletter/unsubscribe",
  "not found": "/not-found",
} as const;
