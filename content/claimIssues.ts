import type { Claim } from "../src/kinds/settings/claims";
import { getId, type ReferenceIndex, type LoadedRecord } from "./referenceIndex";
import type { JsonDocument } from "./jsonDocument";
import type { ValueIssue } from "./recordIssues";
import { formatAlternatives, quoted } from "./words";

/** Separator between words in text or HTML. Excludes block tags, where a sentence ends. */
const GAP = String.raw`(?:[-‑]|(?:\s|&nbsp;|</?(?:a|abbr|b|bdi|em|i|span|strong)\b[^>]*>)+)`;

/**
 * An adjective before the unit, such as "European" or "different".
 * Excludes prepositions and articles, after which the unit belongs to something else. Excludes
 * plural nouns, which the number counts itself ("12 papers"). Doesn't follow a year or a hyphen ("a
 * 25-year language project").
 */
const MORE = String.raw`(?<!\d[-‑]|\b(?:19|20)\d\d\s)(?!(?:a|an|and|are|as|at|by|for|from|in|is|of|on|or|our|per|than|that|the|their|to|with)\b)[a-z]+(?:(?<!s)|(?<=ous))`;

const CLAIM = new RegExp(
  String.raw`(?<![\w.,-])(?<number>\d+(?:[.,]\d+)*(?:k|m|bn?)?\+?(?:${GAP}(?:thousand|million|billion)s?)?)${GAP}` +
    String.raw`(?:${MORE}${GAP}){0,2}` +
    // Only domain tags are claims; other tags are ignored.
    String.raw`(?<unit>language|concept|relation|sense|(?<=domain${GAP})tag)s?\b`,
  "gi",
);

/** Finds numbers with a claimed unit, as written and normalised for comparison. */
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

/** Reports claims without exactly one readable number. */
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

/** True if the record may use the claim; unrestricted claims may appear anywhere. */
const isFor = (record: LoadedRecord, { onlyInSolution, onlyInArticle }: Claim): boolean => {
  if (onlyInSolution === undefined && onlyInArticle === undefined) return true;
  const { typeName } = record.type;
  const only = typeName === "Solution" ? onlyInSolution : typeName === "Article" && onlyInArticle;
  return only === getId(record);
};

/**
 * Reports numbers that no claim covers.
 * Skips papers, since other people wrote them, and numbers in words ("two languages").
 */
export function claimIssues(
  record: LoadedRecord,
  document: JsonDocument,
  { claims }: Pick<ReferenceIndex, "claims">,
): ValueIssue[] {
  if (record.type.typeName === "Claims") return claimsIssues(document);
  // Skips all texts while a claim is unreadable, since each would be a false alarm.
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
