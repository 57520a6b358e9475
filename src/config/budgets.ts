/** One KiB in bytes. */
const KIB = 1024;

/** What a page may weigh on a cold visit, in bytes of brotli; fonts as they are. */
export interface Budget {
  /** The document with its inlined styles. */
  html: number;
  /** Framework and shell: every script that all pages share. */
  framework: number;
  /** The scripts that belong to the kind of page. */
  chunk: number;
  /** The page's data and that of the queries of the shell, which is 1 KiB by itself. */
  data: number;
  /** The faces that are preloaded. */
  fonts: number;
}

/** One first flight of TCP: what a page that is mostly text may weigh with its styles. */
const TEXT_HTML = 14 * KIB;

const budget: Budget = {
  html: TEXT_HTML,
  framework: 40 * KIB,
  chunk: 12 * KIB,
  data: 4.25 * KIB,
  fonts: 60 * KIB,
};

/** Pages of pictures, icons and long lists. */
const RICH_HTML = 22 * KIB;

/**
 * What differs by kind of page. A page's data are its own words once more, from which the framework
 * takes the page over; so the pages with most words have most data, the list of all papers above all.
 */
const budgetsByKind: Readonly<Record<string, Partial<Budget>>> = {
  author: { html: RICH_HTML, data: 7.5 * KIB },
  // The one with most blocks; the others are below 13.
  "case-study": { html: TEXT_HTML + 0.5 * KIB },
  home: { html: RICH_HTML, data: 7 * KIB },
  product: { html: RICH_HTML, data: 6 * KIB },
  // All papers are in the document, so that the list is whole without scripts.
  research: { html: RICH_HTML, data: 9 * KIB },
  solution: { html: RICH_HTML, data: 7.5 * KIB },
  "terms-and-privacy": { data: 5 * KIB },
};

/** The budget of a kind of page. */
export const budgetOf = (kind: string): Budget => ({ ...budget, ...budgetsByKind[kind] });
