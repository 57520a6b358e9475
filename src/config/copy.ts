/** The interface's words, one object per area. Records hold everything an editor may change. */

/** Said after the text of a link that opens a new tab (NAV-01). */
export const linkCopy = { newTab: ", opens in a new tab" } as const;

/** The top bar and its panels (TOP-03, TOP-17, TOP-23). */
export const topBarCopy = {
  skip: "Skip to content",
  home: (siteName: string) => `${siteName}, home page`,
  main: "Main",
  solutions: "Solutions",
  products: "Products",
  research: "Research",
  about: "About",
  news: "News",
  api: "API & Demos",
  contact: "Contact us",
  search: "Search the site",
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  moreAbout: (title: string) => `More about ${title.toLowerCase()}`,
  productsFor: (title: string) => `Products for ${title.toLowerCase()}`,
  pending: "The menu is loading",
} as const;

/** The two cards of the API panel (TOP-23). */
export const apiMenuCopy = {
  consoleTitle: "APIs Console",
  consoleText:
    "Register for a free key or purchase one, and call WordAtlas or the NLP Pipeline within minutes.",
  demosTitle: "Live demos",
  demosText: "Try Vera, Minerva, LexTag and Semantic Paths in the browser, on your own text.",
} as const;

/** The choice of colours. */
export const themeCopy = {
  legend: "Colour theme",
  toggle: "Dark theme",
  choices: { system: "System", light: "Light", dark: "Dark" },
} as const;

/** The footer (FOOT-02 to FOOT-10); `Sign up!` is the specification's own word. */
export const footerCopy = {
  label: "Site information",
  newsletter: "Language research and product news, never more than once a month.",
  signUp: "Sign up!",
  signUpByEmail: "To subscribe, write to",
  company: "Company",
  about: "About us",
  research: "Research",
  join: "Join Us",
  terms: "Terms & Privacy",
  cookies: "Cookies",
  cookiePreferences: "Cookie preferences",
  unsubscribe: "Unsubscribe",
  products: "Products",
  social: "Social accounts",
  vat: (number: string) => `VAT ${number}`,
  rea: (number: string) => `REA ${number}`,
  capital: (amount: string) => `Share capital ${amount}`,
} as const;

/** Networks as they write themselves; the records' keys are lower-case but for X. */
export const socialNames = {
  facebook: "Facebook",
  X: "X",
  instagram: "Instagram",
  linkedin: "LinkedIn",
} as const;

/** Shown in place of a page body that failed; the bar and the footer stay. */
export const errorCopy = {
  title: "This page stumbled",
  text: "Something on it could not be shown. The rest of the site works; loading the page again often helps.",
  reload: "Load again",
  home: "Home page",
} as const;

/** Read by a screen reader after a navigation. */
export const announceCopy = { arrived: (title: string) => `Navigated to ${title}` } as const;

/** The parts that pages are built of: carousels, lists, players, previews. */
export const blockCopy = {
  breadcrumb: "Breadcrumb",
  onThisPage: "On this page",
  close: "Close",
  loading: "Loading",
  previous: (label: string) => `Previous: ${label}`,
  next: (label: string) => `Next: ${label}`,
  pages: "Pages",
  page: (number: number) => `Page ${number}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  moreAuthors: (count: number) => `and ${count} more`,
  paper: "Paper",
  topics: "Topics",
  relatedProducts: "Related products",
  caseStudies: "Case studies",
} as const;

/** The video frame (VID-08 is the specification's own sentence). */
export const videoCopy = {
  play: (title: string) => `Play video: ${title}`,
  playAgain: "Play",
  pause: "Pause",
  enlarge: "Show larger",
  unsupported: "Your browser does not support the video tag.",
  captions: "English captions",
  inWords: "The video in words",
  file: "The video as a file",
  provider: (name: string) =>
    `Playing it loads the player of ${name}, which then receives your IP address and may store data on your device.`,
} as const;
