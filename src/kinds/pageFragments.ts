import { careersFragment } from "../routes/paths";

/**
 * The fragments that views give to parts of their own, by the type of the page's record: some only
 * where the record fills the part. The check lets links name them, and no section of a record may be
 * named like one, since a page cannot hold an id twice.
 */
export const pageFragments = {
  HomePage: ["solutions", "gloss", "products", "research", "news", "at-work"],
  AboutPage: ["why", "how", careersFragment, "careers"],
  Solution: ["core-components", "more-products", "use-cases", "case-studies"],
  Product: [
    "figures",
    "inside",
    "gold-figures",
    "modules",
    "module-uses",
    "uses",
    "video",
    "case-studies",
    "papers",
    "related-products",
  ],
  CaseStudy: ["wire", "products", "another-study"],
  Article: ["papers", "more-news"],
  Publication: ["in-short", "used", "news", "related"],
  Author: ["years", "venues", "topics", "coauthors"],
  Job: ["other-jobs"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Ids that every page has: that of its body, to which the skip link leads, and the framework's. */
export const shellIds = ["main", "gatsby-focus-wrapper", "gatsby-announcer"] as const;
