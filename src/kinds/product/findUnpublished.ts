import type { FieldPath } from "../../lib/issue";
import { getValueAt, type JsonValue } from "../../lib/json";

/** Facts of a product's page, by field; the header's button can also say how to start. */
const FACTS: readonly FieldPath[] = [
  ["facts", "audience"],
  ["facts", "languages"],
  ["facts", "start"],
  ["example", "limits"],
];

/** Names the facts of a product that its page says are not published. */
export function findUnpublished(record: JsonValue): { path: FieldPath; message: string }[] {
  const path = ["example"];
  if (getValueAt(record, path) === undefined) return [];
  const hasDemo = getValueAt(record, ["header", "action", "disabled"]) !== true;
  const missing = FACTS.filter(
    (fact) => getValueAt(record, fact) === undefined && !(hasDemo && fact.includes("start")),
  ).map((fact) => fact.join("."));
  const message = `the page says “We haven’t published this yet”, as the record has no ${missing.join(", ")}`;
  return missing.length > 0 ? [{ path, message }] : [];
}
