import { type z } from "zod";
import { quote } from "../../lib/messages";
import { link, reference, text, withRuleName } from "../fields";
import { listOf, objectOf } from "../shared";

/** Separator between words in text or HTML. Excludes block tags, where a sentence ends. */
const GAP = String.raw`(?:[-‑]|(?:\s|&nbsp;|</?(?:a|abbr|b|bdi|em|i|span|strong)\b[^>]*>)+)`;

/**
 * Word between a number and its unit, such as "European". Excludes words after which the number no
 * longer counts the unit: prepositions, articles and plural nouns ("12 papers on languages"). Also
 * excludes words after a year or after a digit with a hyphen.
 */
const ADJECTIVE = String.raw`(?<!\d[-‑]|\b(?:19|20)\d\d\s)(?!(?:a|an|and|are|as|at|by|for|from|in|is|of|on|or|our|per|than|that|the|their|to|with)\b)[a-z]+(?:(?<!s)|(?<=ous))`;

const CLAIM = new RegExp(
  String.raw`(?<![\w.,-])(?<number>\d+(?:[.,]\d+)*(?:k|m|bn?)?\+?(?:${GAP}(?:thousand|million|billion)s?)?)${GAP}` +
    String.raw`(?:${ADJECTIVE}${GAP}){0,2}` +
    // "tag" is a unit only in "domain tag".
    String.raw`(?<unit>language|concept|relation|sense|(?<=domain${GAP})tag)s?\b`,
  "gi",
);

/** Returns each claim as written, with its offset, and normalised for comparison. */
export const findClaims = (text: string) =>
  [...text.matchAll(CLAIM)].map(
    ({ 0: written, index, groups: { number = "", unit = "" } = {} }) => ({
      written,
      offset: index,
      number: number.replace(new RegExp(GAP, "g"), " ").toLowerCase(),
      unit: unit.toLowerCase(),
    }),
  );

const describeWrongCount = (says: string): string | undefined => {
  const count = findClaims(says).length;
  if (count === 1) return undefined;
  return count === 0
    ? `no number with its unit is found in ${quote(says)}; write digits and languages, concepts, relations, domain tags or senses, such as "600 languages"`
    : `${quote(says)} has ${count} numbers; write each as a separate claim`;
};

const claimSchema = objectOf("Claim", "A number that the company claims.", {
  says: text(
    "A number and its unit, as in texts. Units are languages, concepts, relations, domain tags and senses.",
    "600 languages",
  ).refine((says) => describeWrongCount(says) === undefined, {
    error: ({ input }) => describeWrongCount(String(input)),
    ...withRuleName("claim"),
  }),
  about: text("The words that the search adds to the number in an answer.", "in WordAtlas"),
  product: reference("product", "The product that the number is about.", "wordatlas").optional(),
  onlyIn: link(
    "The page of the only record that may state the number. Default: any record.",
    "/solution/knowledge-graphs",
    "Only in",
  ).optional(),
});
export type Claim = z.infer<typeof claimSchema>;

/** Only source of the numbers in texts. The check rejects other numbers with these units. */
export const claimsSchema = objectOf("Claims", "The numbers that the company claims.", {
  claims: listOf(claimSchema, "Every number with these units in records other than papers.").min(1),
});
