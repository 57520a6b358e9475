import { collapseWhitespace } from "../text";

/**
 * The pages of a paper as records have them: without "pp.", a range with an en dash. Hyphens beside
 * letters are the page numbers' own.
 */
export const pageRange = (text: string): string =>
  collapseWhitespace(text)
    .replace(/^(?:pages?|pp?\b\.?)\s*(?=\d)/i, "")
    .replace(/\s*(?:–|—|--+)\s*/g, "–")
    .replace(/^(\d+)\s*[-‐‑−]\s*(\d+)$/, "$1–$2");
