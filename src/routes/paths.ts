/** Paths of pages, and of JSON files that pages fetch. `files.ts` has the other files. */
export const homePath = "/";
export const researchPath = "/research";
export const aboutPath = "/about-us";
export const contactsPath = "/contacts";
/** Path of the contact form with a prefilled message about a product or case study. */
export const contactsAboutPath = (id: string) => `${contactsPath}?${ABOUT_PARAMETER}=${id}`;
export const ABOUT_PARAMETER = "about";
export const newsPath = "/article/list";
export const unsubscribePath = "/newsletter/unsubscribe";
export const termsPath = "/terms-and-privacy";
export const cookiesPath = "/cookies";
export const tryPath = "/try";
export const textPagePath = (id: string) => (id === "terms" ? termsPath : `/${id}`);
export const notFoundPath = "/not-found";

export const careersFragment = "join-us";
export const careersPath = `${aboutPath}#${careersFragment}`;

/** Target of the link that replaces the mobile menu without JavaScript. */
export const footerFragment = "footer";

/** Opens the unsubscription dialog on any page. */
export const unsubscribeFragment = "modal-unsubscribe";

export const solutionsPath = "/#solutions";
export const solutionPath = (solutionId: string) => `/solution/${solutionId}`;
export const productPath = (productId: string) => `/product/${productId}`;
/** Variants of a product's example. The page fetches them when the pointer or focus comes near. */
export const variantsPath = (productId: string) => `${productPath(productId)}/examples.json`;
export const caseStudyPath = (productId: string, id: string) => `/case-study/${productId}/${id}`;
export const articlePath = (slug: string) => `/article/${slug}`;
export const publicationPath = (prettyURL: string) => `${researchPath}/publication/${prettyURL}`;
/** Path of a year's papers. The page exists only if there are more than LISTED_PAPERS papers. */
export const researchYearPath = (year: string) => `${researchPath}/year/${year}`;
export const topicPath = (key: string) => `${researchPath}?topics=${key}`;
export const authorPath = (slug: string) => `${researchPath}/author/${slug}`;
export const jobPath = (prettyURL: string) => `/job/${prettyURL}`;
export const applyPath = (prettyURL: string) => `${jobPath(prettyURL)}/apply`;

/** Search index. The search dialog and the not-found page fetch it. */
export const searchIndexPath = "/search/index.json";

/** Further documents of a large search index; `part` counts from 1. */
export const searchPartPath = (part: number): string => `/search/part-${part}.json`;

/** Menu contents. Pages fetch them when a menu is about to open, or the search opens. */
export const menusPath = "/menus.json";

export const withFragment = (path: string, fragment: string | null): string =>
  fragment === null ? path : `${path}#${fragment}`;

export const fixedPaths = [
  homePath,
  researchPath,
  aboutPath,
  contactsPath,
  newsPath,
  unsubscribePath,
  termsPath,
  cookiesPath,
  tryPath,
  notFoundPath,
] as const;
