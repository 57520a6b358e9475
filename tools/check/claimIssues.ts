import type { Claim } from "../../src/kinds/settings/claims";
import { getId, type ReferenceIndex, type LoadedRecord } from "./referenceIndex";
import type { JsonDocument } from "./jsonDocument";
import type { ValueIssue } from "./recordIssues";
import { formatAlternatives, quoted } from "./words";

/** What parts words in a text or in HTML; never the border of a paragraph, where a sentence ends. */
const GAP = String.raw`(?:[-‑]|(?:\s|&nbsp;|</?(?:a|abbr|b|bdi|em|i|span|strong)\b[^>]*>)+)`;

/**
 * A word that may tell more of a unit, such as "European" or "different": none after which the unit is
 * of something else, and no noun of many, which the number would count itself ("12 papers"). Nor does
 * one follow a year, or a hyphen as in "a 25-year language project".
 */
const MORE = String.raw`(?<!\d[-‑]|\b(?:19|20)\d\d\s)(?!(?:a|an|and|are|as|at|by|for|from|in|is|of|on|or|our|per|than|that|the|their|to|with)\b)[a-z]+(?:(?<!s)|(?<=ous))`;

const CLAIM = new RegExp(
  String.raw`(?<![\w.,-])(?<number>\d+(?:[.,]\d+)*(?:k|m|bn?)?\+?(?:${GAP}(?:thousand|million|billion)s?)?)${GAP}` +
    String.raw`(?:${MORE}${GAP}){0,2}` +
    // Tags of other kinds are counted freely.
    String.raw`(?<unit>language|concept|relation|sense|(?<=domain${GAP})tag)s?\b`,
  "gi",
);

/** Every number with a unit of the claims, as the text has it and as it compares. */
const claimsIn = (text: string) =>
  [...text.matchAll(CLAIM)].map(
    ({ 0: written, index, groups: { number = "", unit = "" } = {} }) => ({
      written,
      offset: index,
      number: number.replace(new RegExp(GAP, "g"), " ").toLowerCase(),
      unit: unit.toLowerCase(),
    }),
  );

const saysOne = ({ says }: Claim) => claimsIn(says).length === 1;

/** Claims of which the check cannot read what they claim, told where they stand. */
const claimsIssues = ({ texts }: JsonDocument): ValueIssue[] =>
  texts.flatMap(({ path, value }): ValueIssue[] => {
    const count = path.at(-1) === "says" ? claimsIn(value).length : 1;
    if (count === 1) return [];
    const message =
      count === 0
        ? `no number with its unit is read in ${quoted(value)}; write digits and languages, concepts, relations, domain tags or senses, such as "600 languages"`
        : `${quoted(value)} holds ${count} numbers; write each as a claim of its own`;
    return [{ path, message }];
  });

/** Whether a record may say it: any may where it is kept to none. */
const isFor = (record: LoadedRecord, { onlyInSolution, onlyInArticle }: Claim): boolean => {
  if (onlyInSolution === undefined && onlyInArticle === undefined) return true;
  const { typeName } = record.type;
  const only = typeName === "Solution" ? onlyInSolution : typeName === "Article" && onlyInArticle;
  return only === getId(record);
};

/**
 * Numbers in our own texts that no claim has. The catalogue isn't checked, since its papers are other
 * people's words, and neither are numbers in words: "two languages".
 */
export function claimIssues(
  record: LoadedRecord,
  document: JsonDocument,
  { claims }: Pick<ReferenceIndex, "claims">,
): ValueIssue[] {
  if (record.type.typeName === "Claims") return claimsIssues(document);
  // With a claim that cannot be read, every text that says it would be told in its place.
  if (record.type.typeName === "Publication" || !claims.every(saysOne)) return [];
  const known = claims.flatMap((claim) =>
    claimsIn(claim.says).map(({ number, unit }) => ({ claim, number, unit })),
  );
  const claimed = new Set(known.map(({ unit }) => unit));
  const ours = known.filter(({ claim }) => isFor(record, claim));
  return document.texts.flatMap(({ path, value }) =>
    claimsIn(value).flatMap(({ written, offset, number, unit }): ValueIssue[] => {
      const ofUnit = ours.filter((one) => one.unit === unit);
      if (!claimed.has(unit) || ofUnit.some((one) => one.number === number)) return [];
      const words = ofUnit.map(({ claim: { says, about } }) => `${quoted(says)} (${about})`);
      const instead = words.length === 0 ? "" : `write ${formatAlternatives(words)}, or `;
      const message = `${quoted(written)} is not claimed here; ${instead}add it to data/site/claims.json`;
      return [{ path, message, offset }];
    }),
  );
}
