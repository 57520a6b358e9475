import { slugify } from "../slugify";
import { normalizeForSearch } from "../text";
import { splitName } from "./personName";

const SMALL_WORDS = new Set(
  "a an and as at by do for from how in is it of on or the to what with".split(" "),
);

const toKeyPart = (text: string) => slugify(text).replace(/[^a-z0-9]/g, "");

/** Returns a key in the style of the ACL Anthology, such as `lovelace-etal-2025-senses`. */
export function createCitationKey(
  authors: readonly string[],
  year: string,
  title: string,
  families: readonly string[] = [],
): string {
  const [first = ""] = authors;
  const words = normalizeForSearch(title).split(/[^\p{L}\p{M}\p{N}]+/u);
  const word = words.find((each) => each !== "" && !SMALL_WORDS.has(each)) ?? "";
  return [splitName(first, families).family, authors.length > 2 ? "etal" : "", year, word]
    .map(toKeyPart)
    .filter((part) => part !== "")
    .join("-");
}
