/** The interface's words, one object per area. Records hold everything an editor may change. */

/** Said after the text of a link that opens a new tab (NAV-01). */
export const linkCopy = { newTab: ", opens in a new tab" } as const;

/** The button after something that could not be fetched or done. */
const TRY_AGAIN = "Try again";

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
  failed: "The menu could not be fetched; the connection may be down.",
  tryAgain: TRY_AGAIN,
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

/** Said over a page when the next one, or a dialog, could not be fetched. */
export const unreachedCopy = {
  text: "That could not be fetched; the connection may be down. What you see here stays.",
  again: TRY_AGAIN,
  stay: "Stay here",
} as const;

/** The parts that pages are built of: carousels, lists, players, previews. */
export const blockCopy = {
  breadcrumb: "Breadcrumb",
  onThisPage: "On this page",
  close: "Close",
  previous: (label: string) => `Previous: ${label}`,
  next: (label: string) => `Next: ${label}`,
  pages: "Pages",
  page: (number: number) => `Page ${number}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  moreAuthors: (count: number) => `and ${count} more`,
  paper: "Paper",
  topics: "Topics",
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

/** The home page's own words; its texts are in the records (AMB-13). */
export const homeCopy = {
  allPublications: "All publications",
  allNews: "All news",
} as const;

/** A solution's page (SOL-01). */
export const solutionCopy = {
  kicker: "Solutions",
  sense: (senseNumber: number) => `Sense ${senseNumber}`,
  contact: "Talk to us",
  components: "The products that do the work. Use one call, or chain them.",
  products: "More products",
  useCases: "Where it is used",
  caseStudies: "Case studies",
} as const;

/** A product's page (PROD-01); “Related products” is the specification's own title (PROD-02). */
export const productCopy = {
  figures: "In figures",
  inside: "What is inside",
  useCases: "Use cases",
  modules: "Modules",
  goldData: "Gold data",
  related: "Related products",
  caseStudies: "Case studies",
  papers: "On the same task",
  papersNote: "Papers from our catalogue about what this product does.",
} as const;

/** A case study's page (CASE-01) and what stands in for one that is not written yet (AMB-01). */
export const caseStudyCopy = {
  kicker: "Case study",
  facts: "Facts",
  products: (count: number) => (count === 1 ? "The product" : "Products in this study"),
  another: "Another study",
  previewTitle: "The long version is not written yet",
  previewText:
    "This is a preview. If you would like to hear how the work was done, ask the people who did it.",
  ask: "Ask about this study",
  back: (title: string) => `Back to ${title}`,
} as const;

/** The catalogue of papers and its explorer. */
export const researchCopy = {
  title: "Research",
  papers: "papers",
  paperCount: (count: number) => (count === 1 ? "paper" : "papers"),
  span: (count: number, first: number, last: number) =>
    `${count === 1 ? "paper" : "papers"}, ${String(first)} to ${String(last)}`,
  /** After the number found. */
  ofPapers: (total: number) => `of ${String(total)} ${total === 1 ? "paper" : "papers"}`,
  filterPapers: "Filter papers",
  search: "Search titles, authors and abstracts",
  searchHint: "Title, author, abstract",
  abstractsMissing: "The abstracts could not be loaded; titles and authors were searched.",
  filters: (count: number) => (count === 0 ? "Filters" : `Filters (${String(count)})`),
  facets: {
    years: "Year",
    topics: "Topic",
    venues: "Venue",
    authors: "Author",
    award: "Award",
  },
  /** The same after a number. */
  facetValues: {
    years: "years",
    topics: "topics",
    venues: "venues",
    authors: "authors",
    award: "awards",
  },
  yearLabel: (year: string, count: number) =>
    `${year}, ${String(count)} ${count === 1 ? "paper" : "papers"}`,
  /** After a number. */
  chosen: "chosen",
  awarded: "With an award",
  findAuthor: "Find an author",
  noAuthor: "No author of that name.",
  moreAuthors: (count: number) => `And ${String(count)} more; write on to find them.`,
  showAll: (count: number) => `Show all ${String(count)}`,
  showFewer: "Show fewer",
  activeFilters: "Active filters",
  searchFilter: "Search",
  removeFilter: "Remove filter ",
  clearAll: "Clear all",
  order: "Order",
  orders: { newest: "Newest first", oldest: "Oldest first", title: "Title" },
  byTitle: "By title",
  citeThese: (count: number) => (count === 1 ? "Cite this one" : `Cite these ${String(count)}`),
  nothingTitle: "No paper has all of that",
  nothing: "Each filter leaves papers out; together they leave none.",
  nothingFor: (search: string) => `Nothing here matches “${search}” with these filters.`,
  nothingAnywhere: (search: string) => `No title, author or abstract has “${search}” in it.`,
  nothingNear: "With a letter or two changed there is something.",
  searchFor: (search: string, count: number) => `Search for “${search}” (${String(count)})`,
  withoutFilters: (count: number) => `Without the filters (${String(count)})`,
  clearFilters: "Clear all filters",
  wholeCatalogue: "The whole catalogue as a file:",
  /** Venues by the short names of the records. */
  venues: {
    acl: "ACL",
    cl: "Computational Linguistics",
    clicit: "CLiC-it",
    coling: "COLING",
    eacl: "EACL",
    emnlp: "EMNLP",
    findings: "Findings of ACL, EMNLP, NAACL",
    ijcai: "IJCAI",
    lrec: "LREC",
    "lrec-coling": "LREC-COLING",
    naacl: "NAACL",
    semeval: "SemEval",
  },
} as const;

/** An author's page. */
export const authorCopy = {
  authors: "Authors",
  lead: (count: number, first: number, last: number) => {
    const papers = count === 1 ? "1 paper" : `${String(count)} papers`;
    const years = first === last ? String(first) : `${String(first)} to ${String(last)}`;
    return `${papers} in this catalogue, ${years}.`;
  },
  alsoPrinted: "Also printed as",
  years: "Years",
  venues: "Venues",
  topics: "Topics",
  writesWith: "Writes with",
  coauthors: "Co-authors by number of papers together",
  coauthor: (name: string, count: number) =>
    `${name}, ${String(count)} ${count === 1 ? "paper" : "papers"} together`,
  allCoauthors: (count: number) => `All ${String(count)} co-authors`,
  /** What search engines show of the page. */
  description: (name: string, count: number, topics: string) =>
    `Papers by ${name} in our research catalogue: ${String(count)} ${count === 1 ? "paper" : "papers"}${topics === "" ? "" : ` on ${topics}`}, with venues, co-authors and citations.`,
} as const;

/** A paper's page (RES-04, RES-05). */
export const publicationCopy = {
  publishedIn: "Published in",
  date: "Date",
  place: "Place",
  pages: "Pages",
  publisher: "Publisher",
  doi: "DOI",
  read: "Read the paper",
  abstract: "Abstract",
  cite: "Cite",
  citationFormat: "Citation format",
  formats: { bibtex: "BibTeX", ris: "RIS", csl: "CSL-JSON", acl: "ACL", apa: "APA" },
  copy: "Copy",
  copied: "Copied",
  copiedStatus: (format: string, count: number) =>
    count === 1
      ? `The ${format} reference is in your clipboard.`
      : `${String(count)} ${format} references are in your clipboard.`,
  notCopied: "Your browser does not allow copying. Select the text instead.",
  download: "Download",
  citing: "One moment",
  notCited: "The references could not be loaded. Choose the format again to try once more.",
  inTheNews: "In the news",
  inProducts: "In our products",
  sameTask: "Products that deal with the same task.",
  related: "Related papers",
  authorsInCommon: (count: number) =>
    `${String(count)} ${count === 1 ? "author" : "authors"} in common`,
} as const;

/** The list of news (NEWS-01, NEWS-02). */
export const newsCopy = {
  search: "Search the news",
  filterByType: "Filter by type",
  articles: "Articles",
  all: "All articles",
  /** A type of the records as a label. */
  typeLabel: (type: string) => type.charAt(0).toUpperCase() + type.slice(1),
  found: (total: number, page: number, pages: number) => {
    const count = total === 1 ? "1 article" : `${String(total)} articles`;
    return pages > 1 ? `${count}, page ${String(page)} of ${String(pages)}` : count;
  },
  nothingTitle: "Nothing under that word",
  nothing: (search: string, hasTypes: boolean) => {
    if (search === "") return "No article has been filed under these types yet.";
    return hasTypes
      ? `No article of these types matches “${search}”.`
      : `No article matches “${search}”. A shorter word finds more.`;
  },
  allTypes: "Search in all types",
  clear: "Clear search and types",
  pending: "One moment: the articles are on their way.",
  failedTitle: "The other articles did not arrive",
  failed:
    "The list could not be loaded. The articles themselves are there; look at your connection and try again.",
  tryAgain: TRY_AGAIN,
} as const;

/** An article's page. */
export const articleCopy = {
  readingTime: "Reading time",
  minutes: (count: number) => (count === 1 ? "1 minute" : `${String(count)} minutes`),
  products: "Products",
  papers: "Papers in this article",
  more: "More news",
  all: "All news",
} as const;

/** The careers section of the about page (JOB-01). */
export const aboutCopy = {
  title: "About us",
  noJobs: "No job is open at the moment.",
} as const;

/** The facts beside the contact form. */
export const contactsCopy = { write: "Write", call: "Call", visit: "Visit" } as const;

/** A job's page (JOB-02, AMB-16). */
export const jobCopy = {
  join: "Join us",
  team: "Team",
  place: "Place",
  contract: "Contract",
  posted: "Posted",
  openUntil: "Open until",
  apply: "Apply for this job",
  responsibilities: "What you will do",
  requirements: "What you bring",
  offers: "What we offer",
  others: "Other open jobs",
  closedTitle: "This job is no longer open",
  closedBefore: "The text stays for those who were sent the link. Letters are still read at",
  closedAction: "See open jobs",
} as const;

/** The facts beside the application form. */
export const applyCopy = {
  questions: "Questions",
  answer: "Answer",
  closed: (title: string) =>
    `${title} is no longer open. The form begins with the first job that is.`,
} as const;

/** The legal pages (PAGE-08). */
export const legalCopy = {
  revised: "Revised on",
  contact: "Contact for data protection:",
} as const;

/** The page for addresses that do not exist (NF-01 to NF-03 give the words). */
export const notFoundCopy = {
  code: "404",
  title: "The page you were looking for doesn't exist.",
  lead: "Many senses, and none of them here.",
  home: "Home page",
} as const;

/** The forms and their answers; the texts of spec §8 to the letter (FORM-13, FORM-14, NL-08, NL-11). */
export const formCopy = {
  subjects: {
    contact: (name: string) => `New message from ${name}`,
    /** API-06. */
    application: (position: string) => `New Job Application: ${position}`,
  },
  labels: {
    name: "Name",
    email: "Email",
    organization: "Organization",
    message: "Message",
    position: "Position",
    cv: "CV",
    coverLetter: "Cover letter",
    optional: "(optional)",
  },
  /** The consents as the visitor reads them; the gateway keeps these words with a subscription. */
  consents: {
    privacy: "I have read the privacy policy and agree to the processing of my data.",
    marketing: "Send me news by email, no more than monthly.",
    subscription: "I agree to receive newsletters, sent no more than monthly.",
  },
  /** The words of a consent that link to the policy; they stand in consents.privacy. */
  privacyLink: "privacy policy",
  errors: {
    name: "Enter your name.",
    email: "Enter your email so that we can reply.",
    newsletterEmail: "Enter your email.",
    emailFormat: "Enter an address like name@example.org.",
    message: "Write your message.",
    position: "Choose a position.",
    cv: "Attach your CV.",
    coverLetter: "Write your cover letter.",
    privacy: "Tick this box to agree to the processing of your data.",
    marketing: "Tick this box to receive newsletters.",
    code: "The link has no code.",
    subject: "The message has no subject.",
    captchaToken: "The bot check gave no token.",
    tooLong: (max: number) => `Use at most ${String(max)} characters.`,
    controlCharacters: "Use one line, without control characters.",
  },
  /** APP-07. */
  cvErrors: {
    sizeExceedsLimit: "Max file size exceeded",
    wrongFormat: "Required PDF format",
  },
  /** APP-08; the size comes from the limit. */
  cvHint: (megabytes: string) => `Please, attach the file in PDF format, max ${megabytes} MB.`,
  contactSuccess: {
    title: "Message sent successfully.",
    text: "Your message has been sent correctly. Thank you for reaching out to us. We will get back to you as soon as possible.",
    back: "Back to the form",
  },
  applicationSuccess: {
    title: "Application sent successfully.",
    text: (position: string) =>
      `Your application for ${position} has been sent correctly. Thank you for reaching out to us. We will get back to you as soon as possible.`,
    back: "Back to the open jobs",
  },
  subscriptionSuccess: {
    title: "Thank you for subscribing!",
    text: "You have been added to our mailing list. The next issue comes when there is something to say, never more than once a month.",
  },
  unsubscriptionSuccess: {
    title: "Check your email.",
    again: "Use another address",
    text: "We have sent you a link to your email to complete the unsubscribe process.",
    note: (hours: number) =>
      `The link works once, for ${String(hours)} hours. If the address was not on our list, nothing will arrive.`,
  },
  failure: {
    title: "Something went wrong.",
    text: "We are sorry, your request cannot be processed right now. Please wait a bit and try again.",
    tryAgain: TRY_AGAIN,
    back: "Back",
  },
  /** The forms' own names, as a screen reader says them. */
  formNames: {
    contact: "Contact",
    application: "Application",
    subscription: "Newsletter",
    unsubscription: "Unsubscribe",
  },
  send: "Send",
  signUp: "Sign up!",
  unsubscribe: "Unsubscribe",
  close: "Close",
  home: "Home page",
  /** Said below the overlay while a request is under way (JOB-05). */
  pending: {
    contact: "Sending your message",
    application: "Sending your application",
    subscription: "Signing you up",
    unsubscription: "Asking for your link",
    confirmation: "Unsubscribing",
  },
  /** What is still needed before a form can be sent, beside its button. */
  missing: (things: string) => `Still needed: ${things}.`,
  missingNames: {
    name: "name",
    email: "email",
    emailFormat: "a valid email",
    organization: "a shorter organization",
    /** A field that is filled, but not as it can be sent. */
    corrected: (name: string) => `a corrected ${name}`,
    message: "message",
    position: "position",
    cv: "CV",
    cvSize: (megabytes: string) => `a CV of at most ${megabytes} MB`,
    cvFormat: "a CV in PDF format",
    cvChecking: "a moment to look at the CV",
    coverLetter: "cover letter",
    privacy: "consent to the privacy policy",
    marketing: "consent to newsletters",
  },
  attachCv: "Attach CV",
  replaceCv: "Replace",
  removeCv: (fileName: string) => `Remove ${fileName}`,
  /** FORM-10: the words around the links to the service's own texts. */
  botCheck: {
    before: "This site is protected by a bot check; its ",
    policy: "privacy policy",
    between: " and ",
    terms: "terms",
    after: " apply.",
  },
  contactDraftNote: "What you write is kept in this tab until you send it.",
  applicationDraftNote: "What you write is kept in this tab until you send it. The CV is not kept.",
  /** Ways round a gateway that does not answer. */
  copyMessage: "Copy the message",
  copyLetter: "Copy the letter",
  copied: "Copied.",
  notCopied: "Your browser does not allow copying. The text is still in the form.",
  openEmail: "Open as an email",
  cvByHand: "Please attach your CV by hand.",
  unscripted: "The form needs JavaScript. Without it, write to",
  notLoaded:
    "The form could not be loaded. What you wrote is still there. Load the page again, or write to",
  subscriptionDialog: {
    title: "Sign up for the newsletter",
    lead: "New papers, releases and the occasional etymology.",
  },
  unsubscriptionDialog: {
    title: "Unsubscribe",
    lead: "Enter the address that receives the newsletter.",
  },
  /** The confirm step of the unsubscribe page (AMB-02). */
  confirmation: {
    title: "Unsubscribe from the newsletter?",
    text: "You will receive no more newsletters from us. Answers to your own messages still reach you.",
    confirm: "Yes, unsubscribe",
    keep: "Keep me subscribed",
    successTitle: "You are unsubscribed.",
    successText:
      "No more newsletters will be sent to you. Your address has been removed from the list.",
    failureNote: (hours: number) =>
      `A link works once, for ${String(hours)} hours. If yours is older or was used before, ask for a new one.`,
    newLink: "Send a new link",
  },
} as const;

/** The cookie snackbar, the preferences and what the cookie notice says of the choice (COOK). */
export const consentCopy = {
  region: "Cookies",
  text: "We use a few cookies to keep the site working and, if you agree, to count visits.",
  notice: "Read the cookie notice",
  acceptAll: "Accept all",
  rejectAll: "Reject all",
  preferences: "Preferences",
  title: "Cookie preferences",
  /** How long a choice is kept, of `cookieExpiryMs`: a whole number of years, else of days. */
  duration: (ms: number) => {
    const days = Math.round(ms / 86_400_000);
    if (days === 365) return "one year";
    if (days % 365 === 0) return `${String(days / 365)} years`;
    return days === 1 ? "one day" : `${String(days)} days`;
  },
  kept: (duration: string) => `Your choice is kept for ${duration}.`,
  necessary: "Necessary",
  necessaryText: "Remember this choice, protect forms, keep your settings. Always on.",
  analytics: "Analytics",
  analyticsText: "Count visits, without profiles.",
  save: "Save preferences",
  /** PAGE-09. */
  show: "Show cookies preferences",
  isOn: "Analytics is on.",
  isOff: "Analytics is off.",
  undecided: "You have not chosen yet. Until you do, nothing is counted.",
  bySignal:
    "Your browser asks not to be tracked (Global Privacy Control or Do Not Track). We take that as a refusal until you say otherwise.",
  chosen: (choice: string, day: string, duration: string) =>
    `You chose “${choice}” on ${day}; we will ask again after ${duration}, or when this notice changes.`,
  table: {
    caption: "What this site keeps in your browser, by whom, what for and for how long",
    name: "Name",
    setBy: "Set by",
    kind: "Kind",
    purpose: "Purpose",
    keptFor: "Kept for",
  },
} as const;

/** What a page is: on its picture for social networks, and beside the suggestions of not-found. */
export const pageKindCopy = {
  solution: "Solution",
  product: "Product",
  article: "News",
  paper: "Paper",
  job: "Job",
  page: "Page",
} as const;

/** The pictures of titles for social networks. */
export const socialCardCopy = {
  sense: (number: number) => `Sense ${String(number)}`,
  alt: (title: string) => `The title “${title}” below words of several scripts, joined by arcs.`,
} as const;

/** The titles of the feeds, after the site's name. */
export const feedCopy = {
  news: "all news",
  type: (type: string) => `news, ${type}`,
  papers: "papers",
  jobs: "open jobs",
} as const;

/** The search over the whole site. */
export const searchCopy = {
  title: "Search",
  field: "Search the site",
  placeholder: "A word, a person, a paper",
  close: "Close search",
  results: "Results",
  kinds: {
    solutions: "Solutions",
    products: "Products",
    papers: "Papers",
    news: "News",
    jobs: "Jobs",
    pages: "Pages",
  },
  all: (count: number, kind: string) => `All ${String(count)} ${kind}`,
  /** The kinds within a sentence; solutions are found with their parts. */
  kindsInWords: {
    solutions: "solutions and their parts",
    products: "products",
    papers: "papers",
    news: "news items",
    jobs: "jobs",
    pages: "pages",
  },
  found: (query: string, count: number) =>
    `${String(count)} ${count === 1 ? "result" : "results"} for “${query}”`,
  foundNear: (query: string, count: number) =>
    `Nothing has “${query}” as typed; ${String(count)} ${count === 1 ? "result comes" : "results come"} near it`,
  nothingStatus: (query: string) => `No results for “${query}”`,
  nothingTitle: (query: string) => `“${query}” has no sense here`,
  nothing: "Not in the pages, the papers or the news.",
  suggestion: "Perhaps you meant",
  browsePapers: "Browse the papers",
  askPerson: "Ask a person",
  start: "Start here",
  recent: "Looked up lately, on this device",
  forget: "Forget these",
  pending: "One moment: the index is on its way.",
  failed:
    "The index of the site could not be loaded. The pages themselves are there; try again, or begin with one of these.",
  tryAgain: TRY_AGAIN,
  news: "Read the news",
  keys: {
    choose: "choose",
    open: "open",
    close: "close",
    anywhere: "search from any page",
  },
  /** The line below an author's name. */
  author: (count: number) => `Author of ${String(count)} ${count === 1 ? "paper" : "papers"}`,
  /** The line below a paper's title. */
  authors: ([first = "", second, ...more]: readonly string[]) =>
    second === undefined
      ? first
      : more.length > 0
        ? `${first} and others`
        : `${first} and ${second}`,
  caseStudy: "Case study",
} as const;

const counted = (count: number, one: string) => `${String(count)} ${one}${count === 1 ? "" : "s"}`;

/** What stands beside a page while its record is being written; visitors never see it. */
export const previewCopy = {
  count: (faults: number, records: number) =>
    `${counted(faults, "fault")}, ${counted(records, "record")}`,
  titleOfPage: "The record of this page cannot be used",
  titleOfSite: "A record that every page shows cannot be used",
  titleOfOthers: "Records of other pages cannot be used",
  keptBack:
    "You see the last good version. This note goes away when the file is mended and saved; no restart is needed.",
  asWritten:
    "No good version is known yet, so the page may lack parts. This note goes away when the file is mended and saved; no restart is needed.",
  others: (faults: number) => `${counted(faults, "fault")} in other records`,
  copy: (lines: number) =>
    lines === 1 ? "Copy the line" : lines === 2 ? "Copy both lines" : `Copy all ${String(lines)}`,
  copied: "Copied",
  notCopied: "The browser does not let the page copy",
  hide: "Hide until the next save",
  mended: "The records are mended; no fault is left.",
  release: "Publication of this page",
  draft: "Draft.",
  onlyHere: "Shown only while developing.",
  goesLive: (moment: string) => `Goes live on ${moment}, with the next build.`,
  waits: (moment: string) =>
    `Goes live on ${moment}, with the next build, if it is no draft by then.`,
} as const;
