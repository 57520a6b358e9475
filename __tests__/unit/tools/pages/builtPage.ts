import type { BuiltPage } from "../../../../tools/pages/readPage";
import type { BuiltSite } from "../../../../tools/pages/readBuiltSite";

export const ORIGIN = "https://www.polysema.example";

/** A page without an issue; a test names only what it is about. */
export const pageWith = (changes: Partial<BuiltPage> = {}): BuiltPage => ({
  path: "/product/vera",
  title: "Vera: a fact-checking assistant",
  description:
    "Vera retrieves sources for a claim, classifies it, and explains how it came to the verdict.",
  socialTitle: "Vera: a fact-checking assistant",
  socialImage: {
    address: `${ORIGIN}/social/vera.png`,
    alt: "A word.",
    widthPx: 1200,
    heightPx: 630,
  },
  canonical: null,
  isIndexed: true,
  fragments: new Set(["claims"]),
  addresses: [],
  ...changes,
});

/** A site of these pages and files. */
export const getSite = (pages: readonly BuiltPage[], files: readonly string[] = []): BuiltSite => ({
  origin: ORIGIN,
  pages,
  files: new Set([
    "/index.html",
    "/404.html",
    ...pages.map(({ path }) => `${path === "/" ? "" : path}/index.html`),
    ...files,
  ]),
  inFiles: [],
});
