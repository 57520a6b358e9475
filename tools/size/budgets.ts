const KIB = 1024;

/** Maximum transfer sizes of a page on a cold visit, in bytes of Brotli. */
export interface Budget {
  html: number;
  /** Framework and shell: scripts that all pages share. */
  framework: number;
  chunk: number;
  /** The page's own data and the data that all pages share (0.9 KiB). */
  data: number;
}

/** Maximum bytes of all fonts on a page, in a wide window after scrolling to the end. */
export const FONT_BUDGET = 61 * KIB;

/** Pages of mostly text, with inlined styles and the boot script. */
const TEXT_HTML = 17.75 * KIB;

const budget: Budget = {
  html: TEXT_HTML,
  framework: 92 * KIB,
  chunk: 13 * KIB,
  data: 4 * KIB,
};

/** Pages with pictures and icons. */
const RICH_HTML = 23 * KIB;
const RICH_DATA = 8 * KIB;

/** Form pages load the form code (Formik, yup) at once. */
const FORM_CHUNK = 35 * KIB;

/** Reserve for a dozen new papers or articles in a list, so that no new record breaks a budget. */
const NEXT_RECORDS = 3 * KIB;

const budgetsByKind: Readonly<Record<string, Partial<Budget>>> = {
  // The document and the data contain each article's picture sources.
  "article-list": { html: TEXT_HTML + 1.75 * KIB, data: 4 * KIB + NEXT_RECORDS },
  author: { html: RICH_HTML + NEXT_RECORDS, data: RICH_DATA },
  // The page with most blocks; its cards have drawings instead of pictures.
  "case-study": { html: TEXT_HTML + 2 * KIB, data: 4.5 * KIB },
  contacts: { chunk: FORM_CHUNK },
  home: { html: RICH_HTML, data: RICH_DATA },
  "job-apply": { chunk: FORM_CHUNK },
  "newsletter-unsubscribe": { chunk: FORM_CHUNK },
  // The document contains the figure's styles and content, while pictures are separate files.
  product: { html: 25.5 * KIB, chunk: 20 * KIB, data: 6 * KIB },
  // Shows related papers and the next ones by date.
  publication: { html: TEXT_HTML + KIB },
  // The document lists all papers, so that the page works without scripts; the data repeats them.
  // The script renders the header again when papers are filtered.
  research: { html: 26.25 * KIB + NEXT_RECORDS, data: RICH_DATA + NEXT_RECORDS, chunk: 14.5 * KIB },
  // Has texts and styles of up to six figures, and of pictures in parts or components.
  solution: { html: RICH_HTML + 1.25 * KIB, chunk: 13.75 * KIB, data: RICH_DATA },
  "terms-and-privacy": { html: TEXT_HTML + 0.25 * KIB, data: 4.75 * KIB },
};

export const getBudget = (kind: string): Budget => ({ ...budget, ...budgetsByKind[kind] });
