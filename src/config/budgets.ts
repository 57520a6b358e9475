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
  /** The page's data and that of the queries of the shell, which is some 3 KiB by itself. */
  data: number;
  /** The faces that are preloaded. */
  fonts: number;
}

export const budget: Budget = {
  html: 22 * KIB,
  framework: 50 * KIB,
  chunk: 12 * KIB,
  data: 5 * KIB,
  fonts: 60 * KIB,
};

/** One first flight of TCP: the document of a page that is mostly text. */
const TEXT_HTML = 14 * KIB;

/**
 * What differs by kind of page. A page's data are its own words once more, from which the framework
 * takes the page over; so the pages with most words have most data, the list of all papers above all.
 */
export const budgetsByKind: Readonly<Record<string, Partial<Budget>>> = {
  apply: { html: TEXT_HTML },
  article: { data: 6 * KIB },
  author: { data: 9 * KIB },
  "case-study": { data: 6 * KIB },
  cookies: { html: TEXT_HTML + KIB },
  home: { data: 8.5 * KIB },
  job: { html: TEXT_HTML },
  "newsletter-unsubscribe": { html: TEXT_HTML },
  product: { data: 7.5 * KIB },
  // The papers with most authors name each of them three times: in sight, to Scholar, in the references.
  publication: { html: TEXT_HTML + 1.5 * KIB },
  // All papers are in the document, so that the list is whole without scripts.
  research: { html: 22.5 * KIB, data: 10.5 * KIB },
  solution: { data: 9.5 * KIB },
  "terms-and-privacy": { html: TEXT_HTML + 2 * KIB, data: 6.5 * KIB },
};

/** The budget of a kind of page. */
export const budgetOf = (kind: string): Budget => ({ ...budget, ...budgetsByKind[kind] });
