const KIB = 1024;

/** What a page may weigh on a cold visit, in bytes of brotli. */
export interface Budget {
  /** The document with its inlined styles. */
  html: number;
  /** Framework and shell: every script that all pages share. */
  framework: number;
  /** The scripts that belong to the kind of page. */
  chunk: number;
  /** What is fetched beside the document: the page's data and the site's (0.6 KiB). */
  data: number;
}

/** Bytes of every font that a page fetches in a wide window, scrolled to its end. */
export const FONT_BUDGET = 60 * KIB;

/** Pages that are mostly text, with their styles. */
const TEXT_HTML = 17 * KIB;

const budget: Budget = {
  html: TEXT_HTML,
  framework: 92 * KIB,
  chunk: 13 * KIB,
  data: 4 * KIB,
};

/** Pages of pictures and icons. */
const RICH_HTML = 23 * KIB;
const RICH_DATA = 8 * KIB;

/** Pages that exist for a form bring the form's code (Formik, yup) at once. */
const FORM_CHUNK = 35 * KIB;

/** What a dozen papers of the next year add to a list, so that a new record breaks no budget. */
const NEXT_PAPERS = 3 * KIB;

/** What differs by kind of page. */
const budgetsByKind: Readonly<Record<string, Partial<Budget>>> = {
  // Each article has its picture, in the document for browsers without scripts and in the data.
  "article-list": { html: TEXT_HTML + 1.75 * KIB, data: 5.5 * KIB },
  // All papers of the person with most of them.
  author: { html: RICH_HTML + NEXT_PAPERS, data: RICH_DATA },
  // The one with most blocks, and drawings on its cards in the place of pictures.
  "case-study": { html: TEXT_HTML + 1.25 * KIB, data: 4.25 * KIB },
  contacts: { chunk: FORM_CHUNK },
  home: { html: RICH_HTML, data: RICH_DATA },
  "job-apply": { chunk: FORM_CHUNK },
  "newsletter-unsubscribe": { chunk: FORM_CHUNK },
  // The figure's styles and the output are in the document, where pictures were fetched beside it.
  product: { html: 24 * KIB, chunk: 16.5 * KIB, data: RICH_DATA },
  // The papers closest to it and the next ones by date. Every document lists all chunks, and each
  // figure of a product is one: 0.2 KiB here, for 3 KiB less on each product's page.
  publication: { html: TEXT_HTML + KIB },
  // All papers are in the document, so that the list is whole without scripts, and again in its data.
  // Its header is drawn from them as they are filtered.
  research: { html: 25 * KIB + NEXT_PAPERS, data: RICH_DATA + NEXT_PAPERS, chunk: 14.5 * KIB },
  // The words and the styles of up to six figures.
  solution: { html: RICH_HTML + 0.5 * KIB, data: RICH_DATA },
  "terms-and-privacy": { data: 4.5 * KIB },
};

/** The budget of a kind of page. */
export const getBudget = (kind: string): Budget => ({ ...budget, ...budgetsByKind[kind] });
