import type { Claim } from "../claims";
import { idOf, type Catalogue, type LoadedRecord } from "./catalogue";
import type { JsonDocument } from "./jsonDocument";
import type { ValueFault } from "./recordFaults";
import { eitherOf, quoted } from "./words";

/** The list itself, and other people's words. */
const NOT_JUDGED: ReadonlySet<string> = new Set(["Claims", "Publication"]);

/** What parts words in a text or in HTML; never the border of a paragraph, where a sentence ends. */
const GAP = String.raw`(?:[-‑]|(?:\s|&nbsp;|</?(?:a|abbr|b|bdi|em|i|span|strong)\b[^>]*>)+)`;

const CLAIM = new RegExp(
  String.raw`(?<![\w.,-])(?<number>\d+(?:[.,]\d+)*(?:k|m|bn?)?\+?(?:${GAP}(?:thousand|million|billion))?)${GAP}` +
    String.raw`(?:(?:semantic|domain|professionally${GAP}translated)${GAP})?` +
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

const mayOnlyBeIn = ({ onlyInSolution, onlyInArticle }: Claim) => [
  { typeName: "Solution", id: onlyInSolution },
  { typeName: "Article", id: onlyInArticle },
];

/** Whether a record may say it: any may where it is kept to none. */
const isFor = (record: LoadedRecord, claim: Claim): boolean => {
  const only = mayOnlyBeIn(claim).filter(({ id }) => id !== undefined);
  return (
    only.length === 0 ||
    only.some(({ typeName, id }) => typeName === record.type.typeName && id === idOf(record))
  );
};

/**
 * Numbers in our own texts that are none of the claims (AMB-05, CON-06). The catalogue is not
 * judged: its papers are other people's words. Numbers in words are not either: "two languages".
 */
export function claimFaults(
  record: LoadedRecord,
  { texts }: JsonDocument,
  { claims }: Pick<Catalogue, "claims">,
): ValueFault[] {
  if (NOT_JUDGED.has(record.type.typeName)) return [];
  const known = claims.flatMap((claim) =>
    claimsIn(claim.says).map(({ number, unit }) => ({ claim, number, unit })),
  );
  const claimed = new Set(known.map(({ unit }) => unit));
  const ours = known.filter(({ claim }) => isFor(record, claim));
  return texts.flatMap(({ path, value }) =>
    claimsIn(value).flatMap(({ written, offset, number, unit }): ValueFault[] => {
      const ofUnit = ours.filter((one) => one.unit === unit);
      if (!claimed.has(unit) || ofUnit.some((one) => one.number === number)) return [];
      const words = ofUnit.map(({ claim: { says, about } }) => `${quoted(says)} (${about})`);
      const instead = words.length === 0 ? "" : `write ${eitherOf(words)}, or `;
      const message = `${quoted(written)} is not claimed here; ${instead}add it to data/site/claims.json`;
      return [{ path, message, offset }];
    }),
  );
}
