import { type z } from "zod";
import { quote } from "../../lib/messages";
import { link, reference, text, withRuleName } from "../fields";
import { listOf, objectOf } from "../shared";

/** Separator between words in text or HTML. Excludes block tags, where a sentence ends. */
const GAP = String.raw`(?:[-‑]|(?:\s|&nbsp;|</?(?:a|abbr|b|bdi|em|i|span|strong)\b[^>]*>)+)`;

/**
 * Word between a number and its unit, such as "European". Excludes prepositions, articles and
 * similar words, after which the unit belongs to something else. Also excludes plural nouns
 * ("12 papers"), and words after a year or after a digit with a hyphen.
 */
const ADJECTIVE = String.raw`(?<!\d[-‑]|\b(?:19|20)\d\d\s)(?!(?:a|an|and|are|as|at|by|for|from|in|is|of|on|or|our|per|than|that|the|their|to|with)\b)[a-z]+(?:(?<!s)|(?<=ous))`;

const CLAIM = new RegExp(
  String.raw`(?<![\w.,-])(?<number>\d+(?:[.,]\d+)*(?:k|m|bn?)?\+?(?:${GAP}(?:thousand|million|billion)s?)?)${GAP}` +
    String.raw`(?:${ADJECTIVE}${GAP}){0,2}` +
    // Only domain tags are claims; other tags are ignored.
    String.raw`(?<unit>language|concept|relation|sense|(?<=domain${GAP})tag)s?\b`,
  "gi",
);

/** Returns each claim as written, and normalised for comparison. */
export const findClaims = (text: string) =>
  [...text.matchAll(CLAIM)].map(
    ({ 0: written, index, groups: { number = "", unit = "" } = {} }) => ({
      written,
      offset: index,
      number: number.replace(new RegExp(GAP, "g"), " ").toLowerCase(),
      unit: unit.toLowerCase(),
    }),
  );

const oneNumber = (says: string): string | undefined => {
  const count = findClaims(says).length;
  if (count === 1) return undefined;
  return count === 0
    ? `no number with its unit is read in ${quote(says)}; write digits and languages, concepts, relations, domain tags or senses, such as "600 languages"`
    : `${quote(says)} holds ${count} numbers; write each as a claim of its own`;
};

const claimSchema = objectOf("Claim", "A number that the company claims.", {
  says: text(
    "A number and its unit as texts write them; the unit is languages, concepts, relations, domain tags or senses.",
    "600 languages",
  ).refine((says) => oneNumber(says) === undefined, {
    error: ({ input }) => oneNumber(String(input)),
    ...withRuleName("claim"),
  }),
  about: text("What it is a number of, as the search adds it to an answer.", "in WordAtlas"),
  product: reference("product", "The product that it's about.", "wordatlas").optional(),
  onlyIn: link(
    "The page of the one record that may say it, such as a number of other people's work; without this any record may.",
    "/solution/knowledge-graphs",
    "Only in",
  ).optional(),
});
export type Claim = z.infer<typeof claimSchema>;

/** Single source of the numbers in texts; the check rejects others of the same unit. */
export const claimsSchema = objectOf("Claims", "The numbers that the company claims.", {
  claims: listOf(claimSchema, "Every number of these units in our records, except papers.").min(1),
});
