import { findClaims, claimsSchema } from "../src/kinds/settings/claims";
import { getPages, type ReferenceIndex, type LoadedRecord } from "./referenceIndex";
import type { JsonDocument } from "./jsonDocument";
import type { FieldIssue } from "./issue";
import { formatAlternatives, quote } from "../src/lib/messages";

/** Reports numbers that no claim covers. Skips papers, because other people wrote them. */
export function checkClaims(
  record: LoadedRecord,
  document: JsonDocument,
  { claims }: Pick<ReferenceIndex, "claims">,
): FieldIssue[] {
  const { isQuoted, schema } = record.type;
  // Without valid claims, every number would be a false alarm.
  if (isQuoted || schema === claimsSchema || !claims) return [];
  const known = claims.flatMap((claim) =>
    findClaims(claim.says).map(({ number, unit }) => ({ claim, number, unit })),
  );
  const claimed = new Set(known.map(({ unit }) => unit));
  const pages = getPages(record);
  const ours = known.filter(({ claim: { onlyIn } }) => !onlyIn || pages.includes(onlyIn));
  return document.texts.flatMap(({ path, value }) =>
    findClaims(value).flatMap(({ written, offset, number, unit }): FieldIssue[] => {
      const ofUnit = ours.filter((one) => one.unit === unit);
      if (!claimed.has(unit) || ofUnit.some((one) => one.number === number)) return [];
      const alternatives = ofUnit.map(({ claim: { says, about } }) => `${quote(says)} (${about})`);
      const instead =
        alternatives.length === 0 ? "" : `write ${formatAlternatives(alternatives)}, or `;
      const message = `${quote(written)} is not claimed here; ${instead}add it to data/site/claims.json`;
      return [{ path, message, offset, rule: "claim" }];
    }),
  );
}
