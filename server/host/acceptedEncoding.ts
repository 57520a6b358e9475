/** Content codings that the host has files for, the best first, and the file ending of each. */
export const ENCODING_SUFFIXES = { br: ".br", gzip: ".gz" } as const;

export type ContentCoding = keyof typeof ENCODING_SUFFIXES;

const CODINGS: readonly ContentCoding[] = ["br", "gzip"];

/** A coding and its weight; one that isn't a number counts as a refusal: plain bytes are always understood. */
const PART = /([\w*]+)\s*(?:;\s*q\s*=\s*([^\s,;]+))?/g;

/**
 * The codings that a client accepts and prefers to plain bytes, the best first (RFC 9110, 12.5.3).
 * At equal weight brotli comes before gzip. An absent header gives none.
 */
export const acceptedEncodings = (header = ""): ContentCoding[] => {
  const parts = header.toLowerCase().replaceAll("x-gzip", "gzip").matchAll(PART);
  const weights = new Map(Array.from(parts, ([, name, weight = "1"]) => [name, Number(weight)]));
  const getWeight = (coding: ContentCoding): number => weights.get(coding) ?? weights.get("*") ?? 0;
  const plain = weights.get("identity") ?? 0;
  return CODINGS.filter((coding) => getWeight(coding) > 0 && getWeight(coding) >= plain).sort(
    (one, other) => getWeight(other) - getWeight(one),
  );
};
