/** The addresses of pages; those of files and feeds stand beside it in this folder. */
export const homePath = "/";
export const researchPath = "/research";
export const aboutPath = "/about-us";
export const contactsPath = "/contacts";
/** The contact form with a message about a product or a case study, which it finds by the id. */
export const contactsAboutPath = (id: string) => `${contactsPath}?${ABOUT_PARAMETER}=${id}`;
export const ABOUT_PARAMETER = "about";
export const newsPath = "/article/list";
export const unsubscribePath = "/newsletter/unsubscribe";
export const termsPath = "/terms-and-privacy";
export const cookiesPath = "/cookies";
export const tryPath = "/try";
/** The page of text that a record makes, by its id. */
export const textPagePath = (id: string) => (id === "terms" ? termsPath : `/${id}`);
export const notFoundPath = "/not-found";

/** The careers section of the about page. */
export const careersFragment = "join-us";

/** The fragment that opens the unsubscription dialog on any page. */
export const unsubscribeFragment = "modal-unsubscribe";

/** The list of solutions on the home page. */
export const solutionsPath = "/#solutions";
export const solutionPath = (categoryId: string) => `/solution/${categoryId}`;
export const productPath = (productId: string) => `/product/${productId}`;
export const caseStudyPath = (productId: string, id: string) => `/case-study/${productId}/${id}`;
export const articlePath = (slug: string) => `/article/${slug}`;
export const publicationPath = (prettyURL: string) => `${researchPath}/publication/${prettyURL}`;
/** The page of a year's papers, which exists where the research page does not list them all. */
export const researchYearPath = (year: string) => `${researchPath}/year/${year}`;
/** The papers on a topic. */
export const topicPath = (key: string) => `${researchPath}?topics=${key}`;
export const authorPath = (slug: string) => `${researchPath}/author/${slug}`;
export const jobPath = (prettyURL: string) => `/job/${prettyURL}`;
export const applyPath = (prettyURL: string) => `${jobPath(prettyURL)}/apply`;

/** The index of the search, written at build time and fetched when the search is opened. */
export const searchIndexPath = "/search/index.json";

/** What the menus of the bar hold, written at build time and fetched when one is about to open. */
export const menusPath = "/menus.json";

/** A path with a fragment, where there is one. */
export const withFragment = (path: string, fragment: string | null): string =>
  fragment === null ? path : `${path}#${fragment}`;

/** The pages that exist whatever the records say. */
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
