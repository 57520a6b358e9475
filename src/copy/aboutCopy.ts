import { formatList } from "../lib/text";

/** About us, with the careers section. */
export const aboutCopy = {
  title: "About us",
  toScale: (numbers: readonly number[]) =>
    `Circles tangent at one point, their areas to scale: ${formatList(numbers.map(String))} languages.`,
  soFar: "So far",
  allNews: "All news",
  /** Before what is said of their words. */
  languages: (count: number) => `${String(count)} languages.`,
  noJobs: "No job is open at the moment.",
} as const;
