import { collapseWhitespace } from "../text";

/**
 * Normalises page ranges: removes "pp." and writes an en dash. Hyphens next to letters belong to
 * the page number.
 */
export const formatPageRange = (text: string): string =>
  collapseWhitespace(text)
    .replace(/^(?:pages?|pp?\b\.?)\s*(?=\d)/i, "")
    .replace(/\s*(?:–|—|--+)\s*/g, "–")
    .replace(/^(\d+)\s*[-‐‑−]\s*(\d+)$/, "$1–$2");
