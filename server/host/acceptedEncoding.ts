/** Content codings that the host has files for, the best first, and the file ending of each. */
export const ENCODING_SUFFIXES = { br: ".br", gzip: ".gz" } as const;

export type ContentCoding = keyof typeof ENCODING_SUFFIXES;

const CODINGS: readonly ContentCoding[] = ["br", "gzip"];

const parseWeights = (header: string): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const part of header.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const q = weight === undefined ? 1 : Number(weight.replace(/^q\s*=\s*/, ""));
    // A weight that isn't a number counts as a refusal: plain bytes are always understood.
    if (name !== "") weights.set(name === "x-gzip" ? "gzip" : name, q >= 0 && q <= 1 ? q : 0);
  }
  return weights;
};

/**
 * The codings that a client accepts and prefers to plain bytes, the best first (RFC 9110, 12.5.3).
 * At equal weight brotli comes before gzip. An absent header gives none.
 */
export const acceptedEncodings = (header: string | undefined): ContentCoding[] => {
  if (header === undefined) return [];
  const weights = parseWeights(header);
  const any = weights.get("*") ?? 0;
  const plain = weights.get("identity") ?? 0;
  const getWeight = (coding: ContentCoding): number => weights.get(coding) ?? any;
  return CODINGS.filter((coding) => getWeight(coding) > 0 && getWeight(coding) >= plain).sort(
    (one, other) => getWeight(other) - getWeight(one),
  );
};
