/** The figures that examples draw. */
export const figureCopy = {
  output: "Output",
  discarded: "Senses that are not meant here",
  classes: ["very negative", "negative", "neutral", "mixed", "positive", "very positive"],
} as const;
