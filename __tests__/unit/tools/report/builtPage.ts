import type { BuiltPage } from "../../../../tools/report/readPage";

export const ORIGIN = "https://www.polysema.example";

export const pageWith = (changes: Partial<BuiltPage> = {}): BuiltPage => ({
  path: "/product/vera",
  title: "Vera: a fact-checking assistant",
  description:
    "Vera retrieves sources for a claim, classifies it, and explains how it came to the verdict.",
  social: {
    address: `${ORIGIN}/social/vera.png`,
    alt: "A word.",
    widthPx: 1200,
    heightPx: 630,
  },
  isIndexed: true,
  hasPictures: false,
  ...changes,
});
