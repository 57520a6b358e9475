import { type z } from "zod";
import { reference, text } from "../fields";
import { listOf, objectOf } from "../shared";

export const claimSchema = objectOf("Claim", "A number that the company claims.", {
  says: text(
    "A number and its unit as texts write them; the unit is languages, concepts, relations, domain tags or senses.",
    "600 languages",
  ),
  about: text("What it is a number of, as the search adds it to an answer.", "in WordAtlas"),
  product: reference(
    "product",
    "The id of the product that it is a number of; the search leads to it.",
    "wordatlas",
  ).optional(),
  onlyInSolution: reference(
    "solution",
    "The id of the one solution that may say it; without this and the next any record may.",
    "knowledge-graphs",
  ).optional(),
  onlyInArticle: reference(
    "article",
    "The id of the one article that may say it, such as a number of other people's work.",
    "emnlp-2025-reading-list",
  ).optional(),
});
export type Claim = z.infer<typeof claimSchema>;

/**
 * Single source of the numbers that our texts repeat. The check rejects any other number with the
 * same unit. Change a claim here first; the check then lists each text with the old number.
 */
export const claimsSchema = objectOf("Claims", "The numbers that the company claims.", {
  claims: listOf(
    claimSchema,
    "Every number of these units that our records may write; those of the papers are not judged.",
  ).min(1),
});
